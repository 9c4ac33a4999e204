import { useId } from 'react';

import { Accordion } from '~/components/ui/accordion';

import { RichText } from './rich-text';

type FaqSectionProps = { entries: readonly { question: string; answer: string }[] };

/** Questions with answers of sanitised HTML, one open at a time; renders nothing without any. */
export function FaqSection({ entries }: FaqSectionProps) {
  const titleId = useId();
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className="page section [.section+&]:pt-0">
      <h2 id={titleId} className="mb-6 text-2xl lg:text-3xl">
        Frequently Asked Questions
      </h2>
      <div className="max-w-4xl">
        <Accordion
          name="faq"
          items={entries.map(({ question, answer }) => ({
            title: question,
            body: <RichText html={answer} />,
          }))}
        />
      </div>
    </section>
  );
}
