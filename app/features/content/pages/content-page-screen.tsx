import { useId } from 'react';

import { formatMonth } from '~/lib/time/dates';

import { contentPageCrumbs } from './content-page-meta';
import { FaqSection } from './faq-section';
import type { ContentPage } from './load-content-page.server';
import { PageHero } from './page-hero';
import { FoldedText } from './rich-text';
import { PropertyGrid } from './property-grid';
import { ContentsColumn, ContentsDetails } from './table-of-contents';

/** A page that is not a guide gets a table of contents from this many headings on. */
const headingsForContents = 5;

/** A stored page in the template of its type. */
export function ContentPageScreen({ content }: { content: ContentPage }) {
  const { template, heading, excerpt, picture, text, faq, stays } = content;
  const isGuide = template === 'guide';
  return (
    <>
      <PageHero
        title={heading}
        lead={excerpt}
        crumbs={contentPageCrumbs(content)}
        picture={picture}
        bleed={isGuide}
      >
        {isGuide && <GuideFacts content={content} />}
      </PageHero>
      <div className="page section">
        {isGuide || text.headings.length >= headingsForContents ? (
          <TextWithContents content={content} />
        ) : (
          <FoldedText {...text} less="Read Less" />
        )}
      </div>
      {stays.length > 0 && <Stays content={content} />}
      <FaqSection entries={faq} />
    </>
  );
}

function GuideFacts({ content: { readingMinutes, updatedAt } }: { content: ContentPage }) {
  return (
    <>
      <span>{readingMinutes} min read</span>
      <span>Updated {formatMonth(updatedAt)}</span>
    </>
  );
}

function TextWithContents({ content: { text } }: { content: ContentPage }) {
  return (
    <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_17rem] lg:gap-16">
      <div className="min-w-0">
        <ContentsDetails headings={text.headings} />
        <FoldedText {...text} less="Read Less" />
      </div>
      <aside className="hidden lg:block">
        <ContentsColumn headings={text.headings} />
      </aside>
    </div>
  );
}

function Stays({ content: { stays } }: { content: ContentPage }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="bg-sand/60">
      <div className="page section">
        <h2 id={titleId} className="mb-6 text-2xl lg:text-3xl">
          Featured Properties
        </h2>
        <PropertyGrid stays={stays} columns={4} />
      </div>
    </section>
  );
}
