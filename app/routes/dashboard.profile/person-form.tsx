import { Form, useNavigation } from '@remix-run/react';

import { TextField } from '~/components/forms/field';
import { useFocusOnError } from '~/components/forms/answered-form';
import { usePart } from '~/components/forms/page-form';
import { Button, ButtonLink } from '~/components/ui/button';
import { Card } from '~/components/ui/card';
import { useToast } from '~/components/ui/toast/toast';
import { useAnnounceOnce } from '~/components/ui/toast/use-announce-once';

import { fieldsOf } from '~/lib/form/form-reply';

import type { ProfileRefusal } from './answer-profile.server';

type Person = { fullName: string | null; companyName: string | null; phone: string | null };
type PersonFormProps = { person: Person | null; refusal: ProfileRefusal | null };

/** Name, company and phone of the account's owner. */
export function PersonForm({ person, refusal }: PersonFormProps) {
  const form = useFocusOnError(refusal);
  const toast = useToast();
  const isSaving = useNavigation().formData?.get('intent') === 'save-profile';
  useAnnounceOnce(refusal, ({ notice }) => {
    if (notice) toast({ title: 'Update Failed', text: notice, variant: 'destructive' });
  });
  const typed = fieldsOf<keyof Person>(refusal?.reply, person ?? {});
  const { fullName, companyName, phone } = person ?? {};
  const stored = { fullName: fullName ?? '', companyName: companyName ?? '', phone: phone ?? '' };
  const part = usePart('person', 'save-profile', stored);
  const field = (name: keyof Person, label: string) => ({ ...part.field(typed(name)), label });
  return (
    <Card as="section" aria-labelledby="person" padding="wide">
      <h3 id="person" className="text-xl">
        Personal Information
      </h3>
      {refusal?.notice && (
        <p role="alert" className="mt-4 rounded-control bg-terracotta-tint px-4 py-3 text-terracotta">
          <strong>Update Failed</strong> {refusal.notice}
        </p>
      )}
      <Form
        ref={form}
        method="post"
        replace
        noValidate
        preventScrollReset
        data-failure="Update Failed"
        className="mt-5 grid gap-5"
      >
        {part.hidden({})}
        <TextField {...field('fullName', 'Full Name')} autoComplete="name" required />
        <TextField {...field('companyName', 'Company Name')} autoComplete="organization" optional />
        <TextField {...field('phone', 'Phone')} type="tel" autoComplete="tel" optional />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" {...part.press} aria-disabled={isSaving || undefined}>
            {isSaving ? 'Saving...' : 'Save Changes'}
          </Button>
          <ButtonLink to="/dashboard/settings" variant="secondary">
            Cancel
          </ButtonLink>
        </div>
      </Form>
    </Card>
  );
}
