import type { FieldMetadata, FormMetadata } from '@conform-to/react';
import type { ReactNode } from 'react';

import { TextAreaField, TextField } from '~/components/forms/field';
import { LaterSortableItems } from '~/components/ui/later-sortable-items';

import { EditorSection, Spot } from '~/components/editing/editor-section';
import { AddRow, RowHead, useFocusAfterMove } from '~/components/editing/editor-rows';
import {
  faqLabels,
  maxFaq,
  type FaqField,
  type FaqValues,
  type PageValues,
} from '~/features/import/writing/pages/page-fields';

type FaqFieldsProps = {
  form: FormMetadata<PageValues, string[]>;
  faq: FieldMetadata<FaqValues[] | undefined, PageValues, string[]>;
  focusOn?: string;
};

/** Questions and answers. */
export function FaqFields({ form, faq, focusOn }: FaqFieldsProps) {
  const list = faq.getFieldList();
  const rows = { form, list: faq, noun: 'question' };
  const focusLater = useFocusAfterMove('faq');
  const ids = list.map(({ key }, index) => key ?? String(index));
  const entry = (index: number, handle: ReactNode) => {
    const found = list[index];
    return (
      <div className="rounded-card border border-line bg-paper p-4">
        <RowHead {...rows} index={index} handle={handle} focusLater={focusLater} />
        {found && <EntryFields entry={found} focusOn={focusOn} />}
      </div>
    );
  };
  const onMove = (from: number, to: number) => form.reorder({ name: faq.name, from, to });
  return (
    <EditorSection
      id="faq"
      title="Frequently asked questions"
      hint="Shown below the content, one open at a time."
    >
      {faq.errors && <p className="font-semibold text-terracotta sm:col-span-2">{faq.errors.join('. ')}</p>}
      <LaterSortableItems
        id="faq-dragging"
        ids={ids}
        noun="question"
        nameOf={(index) => `question ${index + 1}`}
        onMove={onMove}
        listClassName="grid grid-cols-1 gap-4 empty:hidden sm:col-span-2"
      >
        {entry}
      </LaterSortableItems>
      <AddRow {...rows} max={maxFaq} />
    </EditorSection>
  );
}

type Entry = FieldMetadata<FaqValues, PageValues, string[]>;

function EntryFields({ entry, focusOn }: { entry: Entry; focusOn?: string }) {
  const fields = entry.getFieldset();
  const shown = (name: FaqField) => ({
    name: fields[name].name,
    label: faqLabels[name],
    errors: fields[name].errors,
    defaultValue: fields[name].initialValue,
    autoFocus: fields[name].name === focusOn,
  });
  return (
    <div className="mt-3 grid gap-4">
      <Spot name={fields.question.name}>
        <TextField {...shown('question')} maxLength={300} />
      </Spot>
      <Spot name={fields.answer.name}>
        <TextAreaField {...shown('answer')} rows={4} hint="Plain text or HTML" />
      </Spot>
    </div>
  );
}
