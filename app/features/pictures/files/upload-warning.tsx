import { Alert } from '~/components/ui/alert';

export function UploadWarning({ children }: { children: string }) {
  return (
    <Alert as="p" isQuiet>
      {children}
    </Alert>
  );
}
