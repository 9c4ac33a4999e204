import { useFetcher } from '@remix-run/react';
import { ChevronDown } from 'lucide-react';
import { useEffect, useState } from 'react';

import { Button } from '~/components/ui/button';
import { useToast } from '~/components/ui/toast/toast';
import { useAnnounceOnce } from '~/components/ui/toast/use-announce-once';
import { leadStatuses } from '~/db/vocabulary';
import { classes } from '~/lib/classes';
import { useHydrated } from '~/lib/browser/use-hydrated';

import {
  leadStatusColours,
  leadStatusFailure,
  leadStatusNames,
  type LeadStatus,
  type LeadStatusResult,
} from '~/features/directory/lead/lead-status';
import { usePart } from '~/components/forms/page-form';

type LeadStatusControlProps = {
  lead: { id: string; name: string; status: LeadStatus };
  /** The page that contains it, whose action makes the change; without scripts that page is shown again. */
  action: string;
  /** Id of a form to which it belongs until there are scripts, since that has more to type; else it is a part of the page's. */
  formOfAll?: string;
  /** Chosen and not saved. */
  chosen?: LeadStatus;
};

/** The badge of a lead's status, with a select to change it. With scripts a choice is sent at once. */
export function LeadStatusControl({ lead, action, formOfAll, chosen }: LeadStatusControlProps) {
  const isHydrated = useHydrated();
  const part = usePart(`lead-${lead.id}`, 'status', { status: lead.status });
  const { defaultValue: typed } = part.field({ name: 'status', defaultValue: lead.status });
  const kept = leadStatuses.find((status) => status === typed);
  const { Form, shown, onChoose } = useLeadStatus(lead.status, chosen ?? kept);
  const form = isHydrated ? undefined : formOfAll;
  return (
    <Form method="post" action={action} className="flex flex-wrap items-center gap-2">
      <input type="hidden" name="intent" value="status" />
      {formOfAll ? <input type="hidden" name="lead" value={lead.id} /> : part.hidden({ lead: lead.id })}
      {form && <input type="hidden" form={form} name="storedStatus" value={lead.status} />}
      <span className="relative inline-flex">
        <select
          {...(formOfAll ? { form, name: 'status' } : part.placed('status'))}
          aria-label={`Status of ${lead.name}`}
          value={shown}
          onChange={(event) => onChoose(event.currentTarget.form)}
          className={classes(
            'min-h-11 cursor-pointer appearance-none rounded-pill py-1 pr-9 pl-4 text-base font-semibold',
            leadStatusColours[shown],
          )}
        >
          {leadStatuses.map((status) => (
            <option key={status} value={status} className="bg-surface text-ink">
              {leadStatusNames[status]}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden
          size={18}
          strokeWidth={1.5}
          className={classes(
            'pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 bg-transparent',
            leadStatusColours[shown].split(' ')[1],
          )}
        />
      </span>
      {!isHydrated && (
        <Button
          type="submit"
          {...(formOfAll ? { form, name: 'intent', value: 'status' } : part.press)}
          variant="secondary"
          className="min-h-11 px-4 [@media(scripting:enabled)]:hidden"
        >
          Save<span className="sr-only"> the status of {lead.name}</span>
        </Button>
      )}
    </Form>
  );
}

/** Shows a choice before it is saved, and reverts it when saving fails. */
function useLeadStatus(status: LeadStatus, chosenBefore = status) {
  const fetcher = useFetcher<LeadStatusResult>();
  const toast = useToast();
  const [kept, setKept] = useState(chosenBefore);
  useEffect(() => setKept(status), [status]);
  useAnnounceOnce(fetcher.data, (result) => {
    if (result.outcome === 'failed') return toast({ ...leadStatusFailure, variant: 'destructive' });
    setKept(result.status);
    toast({ title: 'Lead status updated', text: leadStatusNames[result.status] });
  });
  const sent = leadStatuses.find((word) => word === fetcher.formData?.get('status'));
  return {
    Form: fetcher.Form,
    shown: sent ?? kept,
    onChoose: (form: HTMLFormElement | null) => form && fetcher.submit(form),
  };
}
