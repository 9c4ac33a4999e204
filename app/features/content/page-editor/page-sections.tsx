import { useEffect, useRef } from 'react';

import { SelectField, TextAreaField, TextField } from '~/components/forms/field';
import { Button } from '~/components/ui/button';
import { pageTypes, type PageType } from '~/db/vocabulary';
import { useHydrated } from '~/lib/browser/use-hydrated';
import { EditorSection, Spot } from '~/components/editing/editor-section';
import { shownField, type FieldState } from '~/components/editing/shown-field';
import {
  maxMeta,
  pageFieldLabels,
  pageTypeLabels,
  type PageField,
  type PageValues,
} from '~/features/import/writing/pages/page-fields';

import { usePickPicture } from '~/features/content/rich-text/picture-picker';
import { slugOfTitle, slugPrefix } from '~/features/content/page-form/page-slug';
import { RichTextField } from '~/features/content/rich-text/rich-text-field';

type SectionProps = {
  fields: Partial<Record<PageField, FieldState>>;
  /** The field that gets the focus in a page that came back without scripts. */
  focusOn?: string;
  /** The form's present values. */
  values: PageValues;
};

function shown({ fields, focusOn }: SectionProps, name: Exclude<PageField, 'faq'>) {
  return shownField({ name, fields, labels: pageFieldLabels, focusOn });
}

/** Writes into a field and fires the events of typing. */
function write(name: PageField, value: string) {
  const field = document.querySelector<HTMLInputElement>(`#page-form [name="${name}"]`);
  if (!field || field.value === value) return;
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Title, heading and address. A new page's slug follows its title until it is edited. */
export function NameSection({ isNew, ...section }: SectionProps & { isNew: boolean }) {
  const followsTitle = useFollowTitle(isNew, section.values);
  return (
    <EditorSection id="name" title="Title and address">
      <Spot name="title" wide>
        <TextField {...shown(section, 'title')} maxLength={200} />
      </Spot>
      <Spot name="page_type">
        <SelectField {...shown(section, 'page_type')}>
          {pageTypes.map((type) => (
            <option key={type} value={type}>
              {pageTypeLabels[type]}
            </option>
          ))}
        </SelectField>
      </Spot>
      <Spot name="slug">
        <TextField
          {...shown(section, 'slug')}
          before={slugPrefix((section.values.page_type ?? 'page') as PageType)}
          hint={isNew ? 'Made from the title when left blank' : undefined}
          onInput={followsTitle.onSlugInput}
          maxLength={100}
          autoComplete="off"
          spellCheck={false}
        />
      </Spot>
      <Spot name="h1_title" wide>
        <TextField
          {...shown(section, 'h1_title')}
          hint="The heading at the top of the page"
          maxLength={200}
        />
      </Spot>
    </EditorSection>
  );
}

function useFollowTitle(isNew: boolean, { title = '', slug = '' }: PageValues) {
  const follows = useRef(isNew && (!slug || slug === slugOfTitle(title)));
  const isWriting = useRef(false);
  useEffect(() => {
    if (!follows.current) return;
    isWriting.current = true;
    write('slug', slugOfTitle(title));
    isWriting.current = false;
  }, [title]);
  return {
    onSlugInput: () => {
      if (!isWriting.current) follows.current = false;
    },
  };
}

export function ContentSection(section: SectionProps) {
  const { autoFocus, ...content } = shown(section, 'content');
  return (
    <EditorSection id="text" title="Text">
      <Spot name="excerpt" wide>
        <TextAreaField
          {...shown(section, 'excerpt')}
          rows={3}
          optional
          hint="Under the heading, and in lists of pages"
        />
      </Spot>
      <Spot name="content" wide>
        <RichTextField {...content} takesFocus={autoFocus} />
      </Spot>
    </EditorSection>
  );
}

/** Texts for search engines and shared links. */
export function SearchSection(section: SectionProps) {
  const pickPicture = usePickPicture();
  const isHydrated = useHydrated();
  const left = maxMeta - (section.values.meta_description ?? '').trim().length;
  return (
    <EditorSection id="search" title="Search engines and sharing">
      <Spot name="meta_description" wide>
        <TextAreaField
          {...shown(section, 'meta_description')}
          rows={3}
          optional
          hint={`At most ${maxMeta} characters`}
        />
        {isHydrated && (
          <p
            className={left < 0 ? 'mt-1 text-sm font-semibold text-terracotta' : 'mt-1 text-sm text-ink-soft'}
          >
            {maxMeta - left}/{maxMeta} characters
          </p>
        )}
      </Spot>
      <Spot name="meta_keywords" wide>
        <TextField {...shown(section, 'meta_keywords')} optional />
      </Spot>
      <Spot name="canonical_url" wide>
        <TextField
          {...shown(section, 'canonical_url')}
          inputMode="url"
          optional
          hint="Only when the same text stands elsewhere as well"
        />
      </Spot>
      <Spot name="featured_image_url" wide>
        <TextField
          {...shown(section, 'featured_image_url')}
          optional
          hint="A picture of ours, such as /media/hero-jetty; one from elsewhere is not shown"
        />
        {isHydrated && (
          <Button
            variant="secondary"
            className="mt-2"
            onClick={() => pickPicture(({ address }) => write('featured_image_url', address))}
          >
            Choose from the library
          </Button>
        )}
      </Spot>
      <Spot name="seo_schema" wide>
        <TextAreaField
          {...shown(section, 'seo_schema')}
          rows={8}
          optional
          spellCheck={false}
          className="[&_textarea]:font-mono [&_textarea]:text-sm"
          hint="Structured data as JSON: one object with an @type"
        />
      </Spot>
    </EditorSection>
  );
}
