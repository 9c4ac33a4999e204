import type { MouseEvent } from 'react';

import { TextAreaField } from '~/components/forms/field';
import { Alert } from '~/components/ui/alert';
import { Button } from '~/components/ui/button';
import { RichText } from '~/features/content/pages/rich-text';
import { longestAltText } from '~/features/pictures/rules/photo-limits';
import type { PageWork } from '~/features/import/writing/pages/find-page-work.server';
import { pageFieldLabels } from '~/features/import/writing/pages/page-fields';
import { writingFields } from '~/features/import/writing/pages/writing-fields';

import { pageFormId } from '~/features/content/page-form/page-answer';

type ResultProps = {
  work: PageWork;
  /** As it was typed, when it was refused. */
  altText: string | undefined;
  send: (event: MouseEvent<HTMLButtonElement>) => void;
  onApply: () => void;
  onClear: () => void;
};

const lines = ['title', 'slug', 'h1_title', 'meta_description', 'excerpt'] as const;

/** A result, shown for review before it goes into the form. */
export function WritingResult({ work, altText, send, onApply, onClear }: ResultProps) {
  const { result } = work;
  if (!result) return null;
  const { values, warnings, isLocal, image } = result;
  const apply = (event: MouseEvent<HTMLButtonElement>) => {
    if (image) return send(event);
    event.preventDefault();
    onApply();
  };
  const clear = (event: MouseEvent<HTMLButtonElement>) => {
    event.preventDefault();
    onClear();
  };
  const submit = { type: 'submit', form: pageFormId, formNoValidate: true, name: 'intent' } as const;
  return (
    <section
      aria-labelledby="written"
      className="grid min-w-0 gap-4 rounded-card border border-jacaranda p-4 sm:p-5"
    >
      <h3 id="written" className="text-lg">
        {image ? 'The picture' : 'What was written'}
      </h3>
      {isLocal && (
        <p className="rounded-control bg-ocean-tint px-4 py-3">
          Put together from your prompt and the page, without a language model.
        </p>
      )}
      {warnings.map((warning) => (
        <Alert key={warning} as="p" padding="low" isQuiet>
          {warning}
        </Alert>
      ))}
      <WrittenTexts values={values} />
      {image && <DrawnPicture image={image} altText={altText} />}
      <input type="hidden" name={writingFields.work} form={pageFormId} value={work.status.id} />
      <div className="flex flex-wrap gap-3">
        <Button {...submit} value="apply" onClick={apply}>
          {image ? 'Use as featured image' : 'Put into the form'}
        </Button>
        <Button {...submit} value="dismiss" variant="secondary" onClick={clear}>
          Clear
        </Button>
      </div>
    </section>
  );
}

type Result = NonNullable<PageWork['result']>;

function WrittenTexts({ values }: Pick<Result, 'values'>) {
  return (
    <>
      <dl className="grid min-w-0 gap-3">
        {lines.map((name) =>
          values[name] ? (
            <div key={name}>
              <dt className="text-sm text-ink-soft">{pageFieldLabels[name]}</dt>
              <dd className="wrap-anywhere">{values[name]}</dd>
            </div>
          ) : null,
        )}
      </dl>
      {values.content && (
        <div className="min-w-0 rounded-control border border-line p-4">
          <RichText html={values.content} />
        </div>
      )}
      {values.seo_schema && (
        <details>
          <summary className="inline-flex min-h-11 cursor-pointer items-center underline">
            {pageFieldLabels.seo_schema}
          </summary>
          <pre className="text-sm whitespace-pre-wrap wrap-anywhere">{values.seo_schema}</pre>
        </details>
      )}
      {values.faq?.map(({ question = '', answer = '' }) => (
        <div key={question} className="grid gap-1">
          <p className="font-semibold wrap-anywhere">{question}</p>
          <RichText html={answer} />
        </div>
      ))}
    </>
  );
}

type DrawnPictureProps = { image: NonNullable<Result['image']>; altText: string | undefined };

function DrawnPicture({ image, altText }: DrawnPictureProps) {
  return (
    <>
      <img
        src={`${image.address}/640.webp`}
        alt={image.altText}
        width={640}
        height={640}
        className="h-auto max-h-96 w-full max-w-lg rounded-control bg-sand object-contain"
      />
      <p role="status">Image generated and uploaded successfully</p>
      <TextAreaField
        label="Alt text"
        hint="One sentence that says what the picture shows. It was proposed from your prompt."
        name={writingFields.altText}
        form={pageFormId}
        rows={2}
        maxLength={longestAltText}
        defaultValue={altText ?? image.altText}
      />
    </>
  );
}
