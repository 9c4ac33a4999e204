import { useRef, useState, type FormEvent } from 'react';

import { TextField } from '~/components/forms/field';
import { Button } from '~/components/ui/button';
import { cardClass } from '~/components/ui/card';
import { noticeToast } from '~/components/ui/toast/notice-toast';
import { useToast } from '~/components/ui/toast/toast';
import {
  acceptedFiles,
  fileHint,
  longestAltText,
  maxFileBytes,
} from '~/features/pictures/rules/photo-limits';
import { photoProblemText } from '~/features/pictures/rules/photo-problems';
import { sendFile } from '~/features/pictures/files/send-file';
import { noticeText } from '~/lib/notices';

import { altTextTrouble } from '~/features/pictures/library/alt-text-trouble';
import { uploadAddress } from './upload-address';
import { readLibraryPicture, type PickedPicture } from './use-library';

type Errors = { file?: string; altText?: string };

/** Uploads one file with its alt text to the library, and passes on the stored picture. */
export function PickerUpload({ onUploaded }: { onUploaded: (image: PickedPicture) => void }) {
  const form = useRef<HTMLFormElement>(null);
  const [altText, setAltText] = useState('');
  const [errors, setErrors] = useState<Errors>({});
  const [share, setShare] = useState<number | null>(null);
  const toast = useToast();

  const upload = async (event: FormEvent) => {
    event.preventDefault();
    const input = form.current?.querySelector<HTMLInputElement>('input[type=file]');
    const file = input?.files?.[0];
    const found = troubleOf(file, altText);
    setErrors(found);
    if (found.file) return input?.focus();
    if (found.altText) return form.current?.querySelector<HTMLInputElement>('input[type=text]')?.focus();
    if (!file || share !== null) return;
    setShare(0);
    try {
      const image = await send(file, altText.trim(), setShare);
      toast(noticeToast(noticeText('image-uploaded')));
      onUploaded(image);
    } catch (error) {
      toast(noticeToast(noticeText('image-upload-failed')));
      setErrors({ file: error instanceof Error ? error.message : String(error) });
      setShare(null);
    }
  };

  return (
    <form
      ref={form}
      onSubmit={(event) => void upload(event)}
      noValidate
      aria-labelledby="picker-upload"
      className={cardClass('small', 'grid gap-4')}
    >
      <h3 id="picker-upload" className="text-lg">
        Upload a picture
      </h3>
      <TextField
        label="Picture"
        hint={fileHint}
        type="file"
        accept={acceptedFiles}
        errors={errors.file ? [errors.file] : undefined}
      />
      <TextField
        label="Alt text of the new picture"
        hint="One sentence that says what it shows."
        type="text"
        value={altText}
        maxLength={longestAltText}
        autoComplete="off"
        errors={errors.altText ? [errors.altText] : undefined}
        onChange={({ currentTarget }) => setAltText(currentTarget.value)}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" variant="secondary" aria-disabled={share !== null || undefined}>
          Upload
        </Button>
        <p role="status" className="text-ink-soft tabular-nums">
          {share !== null && (share < 1 ? `Sending… ${Math.round(share * 100)} %` : 'Making the sizes…')}
        </p>
      </div>
    </form>
  );
}

function troubleOf(file: File | undefined, altText: string): Errors {
  const inFile = !file
    ? 'Please choose a picture'
    : file.size > maxFileBytes && photoProblemText('too-heavy');
  const inAltText = altTextTrouble(altText);
  return { ...(inFile && { file: inFile }), ...(inAltText && { altText: inAltText }) };
}

/** Throws an Error whose message is the reason. */
async function send(file: File, altText: string, onShare: (share: number) => void): Promise<PickedPicture> {
  const outcome = await sendFile(uploadAddress({ fileName: file.name, altText }), file, onShare);
  if (outcome.problem) throw new Error(photoProblemText(outcome.problem));
  const image = await readLibraryPicture(outcome.id ?? 0).catch(() => null);
  if (!image) throw new Error('The picture is saved but cannot be shown just now. Search for it above.');
  return { ...image, altText: image.altText || altText };
}
