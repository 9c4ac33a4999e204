import { Button, ButtonLink } from '~/components/ui/button';
import { Card } from '~/components/ui/card';
import { keepDays } from '~/features/people/sign-in/token-lifetimes';

export function DataSection() {
  return (
    <Card as="section" aria-labelledby="data" padding="wide">
      <h3 id="data" className="text-xl">
        Your data
      </h3>
      <p className="mt-3">
        Everything we hold about you and your properties in one JSON file, without passwords and keys.
      </p>
      <form method="post" action="/dashboard/profile/export" className="mt-4">
        <Button type="submit" variant="secondary">
          Download my data
        </Button>
      </form>
    </Card>
  );
}

export function ClosingSection() {
  return (
    <Card as="section" aria-labelledby="closing" padding="wide">
      <h3 id="closing" className="text-xl">
        Close my account
      </h3>
      <p className="mt-3">
        Your properties leave the site at once and you are signed out everywhere. For {keepDays} days a link
        in a mail brings everything back; then your name, address and phone number are erased.
      </p>
      <p className="mt-4">
        <ButtonLink to="/dashboard/profile/close" variant="secondary">
          Close my account
        </ButtonLink>
      </p>
    </Card>
  );
}
