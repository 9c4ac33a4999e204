import { ButtonLink } from '~/components/ui/button';
import { legalPageSlugs } from '~/features/content/pages/page-paths';

import { Spot } from '~/components/editing/editor-section';
import { SideCard } from '~/components/editing/side-card';
import { CheckboxField } from '~/components/forms/checkbox-field';
import { pagePreviewPath, revisionsPath } from './page-editor-paths';
import type { StoredPage } from '~/features/content/page-form/page-form';

type PublicationCardProps = {
  formId: string;
  field: { name: string; initialValue?: unknown; errors?: string[] };
  stored: StoredPage | null;
  page: number | 'new';
};

/** Shows whether the page is public, with links to its other versions. */
export function PublicationCard({ formId, field, stored, page }: PublicationCardProps) {
  const { name, initialValue, errors } = field;
  const isLegal = stored !== null && legalPageSlugs.includes(stored.slug);
  return (
    <SideCard id="publication" title="Publication">
      <Spot name={name}>
        <CheckboxField
          form={formId}
          name={name}
          defaultChecked={initialValue === 'on'}
          aria-invalid={errors ? true : undefined}
          aria-describedby={errors ? 'publication-error' : undefined}
          box="accent-jacaranda"
          className="cursor-pointer"
        >
          Published
        </CheckboxField>
        {errors && (
          <p id="publication-error" className="text-sm font-semibold text-terracotta">
            {errors.join('. ')}
          </p>
        )}
      </Spot>
      <p className="text-sm text-ink-soft">
        {isLegal
          ? 'The sign-in screen and the footer link to this page, so it stays published.'
          : 'Everybody sees a published page as soon as it is saved.'}
      </p>
      {page !== 'new' && (
        <>
          <ButtonLink to={pagePreviewPath(page)} variant="secondary">
            Preview
          </ButtonLink>
          <ButtonLink to={revisionsPath(page)} variant="secondary">
            Earlier versions
          </ButtonLink>
        </>
      )}
    </SideCard>
  );
}
