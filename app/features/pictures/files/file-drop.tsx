import { Form } from '@remix-run/react';
import { ImagePlus } from 'lucide-react';

import { Button } from '~/components/ui/button';
import { classes } from '~/lib/classes';
import { useHydrated } from '~/lib/browser/use-hydrated';

import { acceptedFiles, filesHint, filesTogether } from '~/features/pictures/rules/photo-limits';
import { uploadField } from './upload-field';
import { useDrop } from './use-drop';

type FileDropProps = {
  /** Noun for one of them: 'photo'. Its plural is the field's name. */
  noun: string;
  /** Text about requirements beside the kinds and sizes of files. */
  hint: string;
  onFiles: (files: File[]) => void;
  /** Address of the route that receives the files without scripts, if it is not the page's own. */
  action?: string;
  /** Id of a form of files to which the field and its button belong until there are scripts, since it has other fields and buttons. */
  formOfAll?: string;
};

/** A form of files; with scripts `onFiles` gets them as soon as they are chosen or dropped. */
export function FileDrop({ noun, hint, onFiles, action, formOfAll }: FileDropProps) {
  const isHydrated = useHydrated();
  const form = isHydrated ? undefined : formOfAll;
  const drop = useDrop(onFiles);
  const name = `${noun}s`;
  return (
    <Form
      method="post"
      encType="multipart/form-data"
      action={action}
      reloadDocument
      {...(isHydrated && drop.handlers)}
      className={classes(
        'grid justify-items-start gap-3 rounded-card border-2 border-dashed p-5 sm:p-8',
        drop.isOver ? 'border-jacaranda bg-jacaranda-tint' : 'border-control bg-surface',
      )}
    >
      <label htmlFor={name} className="inline-flex items-center gap-2 text-lg font-semibold">
        <ImagePlus aria-hidden strokeWidth={1.5} />
        {isHydrated ? `Choose ${name}, or drop them here` : `Choose ${name}`}
      </label>
      <input
        id={name}
        form={form}
        name={name}
        type="file"
        multiple
        accept={acceptedFiles}
        aria-describedby={`${name}-hint`}
        // The other buttons of the form of all need no file.
        required={!form}
        className="block w-full min-w-0 cursor-pointer rounded-control border border-control bg-surface p-2"
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
      <p id={`${name}-hint`} className="text-sm text-ink-soft">
        {filesHint} {!isHydrated && filesTogether} {hint}
      </p>
      {!isHydrated && (
        <Button type="submit" form={form} name={form && uploadField}>
          Upload {name}
        </Button>
      )}
    </Form>
  );
}
