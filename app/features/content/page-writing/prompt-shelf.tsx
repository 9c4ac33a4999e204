import type { MouseEvent } from 'react';

import { SelectField, TextAreaField } from '~/components/forms/field';
import { Button } from '~/components/ui/button';
import { maxPromptName, writingFields } from '~/features/import/writing/pages/writing-fields';

import { pageFormId } from '~/features/content/page-form/page-answer';

export type SavedPrompt = { id: string; name: string; prompt: string; contentType: string };

type ShelfProps = {
  prompts: readonly SavedPrompt[];
  /** The name as it was typed, when the form came back. */
  name: string | undefined;
  send: (event: MouseEvent<HTMLButtonElement>) => void;
  onUse: (prompt: SavedPrompt) => void;
};

const submit = { type: 'submit', form: pageFormId, formNoValidate: true, name: 'intent' } as const;

/** The editor's saved prompts: use, delete, and save the present one. */
export function PromptShelf({ prompts, name, send, onUse }: ShelfProps) {
  const use = (event: MouseEvent<HTMLButtonElement>) => {
    const field = event.currentTarget.form?.elements.namedItem(writingFields.saved);
    const chosen = field instanceof HTMLSelectElement && prompts.find(({ id }) => id === field.value);
    if (!chosen) return;
    event.preventDefault();
    onUse(chosen);
  };
  return (
    <div className="grid gap-4 border-t border-line pt-4 lg:grid-cols-2">
      <div className="grid min-w-0 content-start gap-2">
        {prompts.length === 0 ? (
          <p className="text-ink-soft">No saved prompts yet.</p>
        ) : (
          <>
            <SelectField label="Saved prompts" name={writingFields.saved} form={pageFormId}>
              {prompts.map((prompt) => (
                <option key={prompt.id} value={prompt.id}>
                  {prompt.name}
                </option>
              ))}
            </SelectField>
            <div className="flex flex-wrap gap-2">
              <Button {...submit} value="use-prompt" variant="secondary" onClick={use}>
                Use this prompt
              </Button>
              <Button {...submit} value="delete-prompt" variant="quiet" onClick={send}>
                Delete this prompt
              </Button>
            </div>
          </>
        )}
      </div>
      <div className="grid min-w-0 content-start justify-items-start gap-2">
        {/* One line, yet no input: Enter in an input would save the page. */}
        <TextAreaField
          key={`${name ?? ''}-${prompts.length}`}
          label="Name for this prompt"
          name={writingFields.name}
          form={pageFormId}
          rows={1}
          maxLength={maxPromptName}
          defaultValue={name ?? ''}
          className="w-full"
        />
        <Button {...submit} value="save-prompt" variant="secondary" onClick={send}>
          Save this prompt
        </Button>
      </div>
    </div>
  );
}
