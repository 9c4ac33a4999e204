import {
  data,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/cloudflare';
import { Form, useActionData, useLoaderData, useNavigation } from '@remix-run/react';

import { Button } from '~/components/ui/button';
import { BackLink } from '~/components/ui/back-link';
import { EmptyNote } from '~/components/ui/empty-note';
import { comparePages } from '~/features/content/page-form/compare-pages';
import { diffTexts } from '~/features/content/revisions/diff-texts';
import { revisionsPath } from '~/features/content/page-editor/page-editor-paths';
import { valuesOfContent } from '~/features/content/page-form/page-values';
import { TextDifference } from '~/features/content/revisions/text-difference';
import { Failure } from '~/components/editing/editor-notices';
import { Card } from '~/components/ui/card';
import { versionField } from '~/lib/editing/editor-answer';
import { formatInstant } from '~/lib/time/dates';
import { unlistedMeta } from '~/lib/document/page-meta';
import { requireStaff } from '~/platform/auth/guards.server';
import { sentForm } from '~/platform/http/forms/sent-form';

import { PageError } from '~/screens/page/page-error';
import { answerRestore } from './answer-restore.server';
import { requireRevision } from './load-revision.server';

export async function loader({ request, params, context: { services } }: LoaderFunctionArgs) {
  await requireStaff(services, request);
  const { page, revision } = await requireRevision(services, params);
  const differences = comparePages(valuesOfContent(revision.content), valuesOfContent(page.content));
  return {
    id: page.id,
    title: page.content.title,
    version: page.version,
    revision: { version: revision.version, createdAt: revision.createdAt },
    differences: differences.map(({ mine, theirs, ...field }) => ({
      ...field,
      parts: diffTexts(mine, theirs),
    })),
  };
}

export async function action({ request, params, context: { services } }: ActionFunctionArgs) {
  const viewer = await requireStaff(services, request);
  const found = await requireRevision(services, params);
  const form = await sentForm(request);
  const failure = await answerRestore({
    ...found,
    services,
    actor: viewer,
    seen: Number(form.get(versionField)),
  });
  return data(failure, { status: failure.status });
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) =>
  unlistedMeta(page ? `Version ${page.revision.version} of ${page.title}` : 'Version');

export default function Revision() {
  const { id, title, version, revision, differences } = useLoaderData<typeof loader>();
  const failure = useActionData<typeof action>();
  const isSending = useNavigation().state !== 'idle';
  return (
    <section aria-labelledby="version" className="grid gap-5">
      <div className="grid gap-1">
        <h2 id="version" className="text-2xl wrap-anywhere">
          Version {revision.version} of {title}
        </h2>
        <BackLink to={revisionsPath(id)}>All versions</BackLink>
        <p className="text-ink-soft">
          Saved {formatInstant(new Date(revision.createdAt))}; compared with version {version}, which is the
          present one.
        </p>
      </div>
      {failure && <Failure title="Error" text={failure.text} />}
      {differences.length === 0 ? (
        <EmptyNote>Both are the same.</EmptyNote>
      ) : (
        <ul className="grid gap-4">
          {differences.map(({ field, label, parts }) => (
            <Card as="li" key={field} padding="medium" className="grid min-w-0 gap-2">
              <h3 className="text-lg">{label}</h3>
              <TextDifference parts={parts} />
            </Card>
          ))}
        </ul>
      )}
      {differences.length > 0 && (
        <Form method="post" className="grid justify-items-start gap-3">
          <input type="hidden" name={versionField} value={version} />
          <p>
            Restoring saves the old words as a new version; nothing is lost. Whether the page is published
            stays as it is now.
          </p>
          <Button type="submit" aria-disabled={isSending || undefined}>
            Restore version {revision.version}
          </Button>
        </Form>
      )}
    </section>
  );
}

export const ErrorBoundary = PageError;
