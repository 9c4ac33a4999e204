import { ErrorScreen } from '~/components/error-screen';
import { ButtonLink } from '~/components/ui/button';

export const missingPropertyHead = [
  { title: 'Property Not Found | Stay Adelaide' },
  { name: 'robots', content: 'noindex' },
];

/** No public property at this address, or its page could not be loaded. */
export function PropertyNotFound() {
  return (
    <ErrorScreen
      title="Property Not Found"
      text={<p>The property you&apos;re looking for doesn&apos;t exist or is no longer available.</p>}
      action={<ButtonLink to="/">Back to Home</ButtonLink>}
    />
  );
}
