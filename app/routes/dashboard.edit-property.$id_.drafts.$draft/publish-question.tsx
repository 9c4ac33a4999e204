import { Form, useNavigate } from '@remix-run/react';

import { EnterButton } from '~/components/forms/enter-button';
import { Button, ButtonLink } from '~/components/ui/button';
import { cardClass } from '~/components/ui/card';
import { ModalDialog } from '~/components/ui/modal-dialog';
import { versionField } from '~/lib/editing/editor-answer';
import { propertyFormId } from '~/features/manage/property-editor/property-answer';
import { draftPath } from '~/features/manage/property-editor/editor-paths';
import { useHydrated } from '~/lib/browser/use-hydrated';

import type { DraftPage } from './load-page.server';

/** Asks before it changes the live page: in a dialog, or in the page itself without scripts, where it sends what is typed as well. */
export function PublishQuestion({ page: { isOpen, seen, propertyId, id } }: { page: DraftPage }) {
  const isHydrated = useHydrated();
  const navigate = useNavigate();
  const back = draftPath(propertyId, id);
  const question = (
    <>
      <h2 className="text-xl">Publish Draft Changes?</h2>
      <p className="mt-2 text-ink-soft">The live property is updated with this draft. It cannot be undone.</p>
      <Form method="post" action={back} className="mt-6 flex flex-wrap gap-3">
        <input type="hidden" name={versionField} value={seen} />
        <Button
          type="submit"
          form={isHydrated ? undefined : propertyFormId}
          formNoValidate
          name="intent"
          value="publish"
        >
          Publish Changes
        </Button>
        <ButtonLink to={back} preventScrollReset variant="secondary">
          Cancel
        </ButtonLink>
      </Form>
    </>
  );
  if (!isHydrated) {
    return (
      isOpen && (
        <div className="rounded-card border border-gum bg-surface p-6">
          <EnterButton form={propertyFormId}>Save Draft</EnterButton>
          {question}
        </div>
      )
    );
  }
  return (
    <ModalDialog
      isOpen={isOpen}
      onClose={() => isOpen && navigate(back, { preventScrollReset: true })}
      label="Publish Draft Changes?"
      className={cardClass('none', 'm-auto max-w-md p-6 text-ink shadow-float backdrop:bg-veil/60')}
    >
      {question}
    </ModalDialog>
  );
}
