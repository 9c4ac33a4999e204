import {
  data,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/cloudflare';
import { Form, useActionData, useNavigation } from '@remix-run/react';

import { TextField } from '~/components/forms/field';
import { Button } from '~/components/ui/button';
import { ExportLink } from '~/components/ui/export-link';
import { importRedirects } from '~/features/content/redirects/csv/import-redirects.server';
import {
  maxImportForm,
  maxImportLines,
  redirectColumns,
} from '~/features/content/redirects/csv/redirect-csv';
import { redirectsHome } from '~/features/content/redirects/redirect-query';
import { RedirectTabs } from '~/features/content/redirects/redirect-tabs';
import { errorReply, fieldsOf } from '~/lib/form/form-reply';
import { formatNumber } from '~/lib/text/numbers';
import { unlistedMeta } from '~/lib/document/page-meta';
import { isBodyWithin } from '~/platform/http/uploads/body-size';
import { readIntent } from '~/platform/http/forms/form-intents';
import { requireStaff } from '~/platform/auth/guards.server';
import { sentForm } from '~/platform/http/forms/sent-form';

import { ImportReport } from './import-report';

const tooLarge = 'The file can have 1 MB at most';

export async function loader({ request, context: { services } }: LoaderFunctionArgs) {
  await requireStaff(services, request);
  return null;
}

export async function action({ request, context: { services } }: ActionFunctionArgs) {
  const viewer = await requireStaff(services, request);
  if (!isBodyWithin(request, maxImportForm)) return problem(tooLarge, 413);
  const form = await sentForm(request);
  const intent = readIntent('dashboard.site.redirects_.import', form);
  if (!intent) throw data(null, { status: 400 });
  const text = await readText(form);
  if (text === null) return problem('Please choose a CSV file');
  const origin = services.config.siteOrigin;
  const answer = await importRedirects(services, {
    text,
    origin,
    actor: viewer,
    isApplied: intent === 'apply',
  });
  if (answer.trouble !== undefined) return problem(answer.trouble);
  return { reply: undefined, report: answer, text: answer.isApplied ? '' : text };
}

function problem(trouble: string, status = 400) {
  return data({ reply: errorReply({ file: [trouble] }), report: null, text: '' }, { status });
}

/** The text of a chosen file, or the text in a report's form. */
async function readText(form: FormData): Promise<string | null> {
  const sent: unknown = form.get('file') ?? form.get('text');
  if (typeof sent === 'string') return sent || null;
  return sent instanceof Blob && sent.size > 0 ? sent.text() : null;
}

export const meta: MetaFunction = () => unlistedMeta('Import redirects');

export default function ImportRedirects() {
  const answer = useActionData<typeof action>();
  const field = fieldsOf<'file'>(answer?.reply);
  const isBusy = useNavigation().state !== 'idle' || undefined;
  return (
    <section aria-labelledby="import" className="grid gap-6">
      <h2 id="import" className="text-xl">
        Import and export
      </h2>
      <RedirectTabs />
      <p>
        <ExportLink href={`${redirectsHome}/export.csv`} label="Export all as CSV" />
      </p>
      <Form method="post" encType="multipart/form-data" className="grid max-w-2xl gap-4">
        <TextField
          {...field('file')}
          label="CSV file"
          type="file"
          accept=".csv,text/csv"
          hint={`Columns ${redirectColumns.join(', ')}; at most ${formatNumber(maxImportLines)} lines and 1 MB. Nothing is changed before you have seen what would be.`}
        />
        <div>
          <Button type="submit" name="intent" value="try" aria-disabled={isBusy}>
            Show what it would do
          </Button>
        </div>
      </Form>
      {answer?.report && <ImportReport report={answer.report} text={answer.text} />}
    </section>
  );
}
