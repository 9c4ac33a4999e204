import { ButtonLink, Button } from '~/components/ui/button';
import { DraftManager } from '~/features/manage/drafts/draft-manager';
import { Picture } from '~/features/pictures/shown/picture';
import { CompletenessCard } from '~/features/manage/property-editor/completeness-card';
import {
  descriptionPath,
  extractPath,
  ownerPath,
  photosPath,
} from '~/features/manage/property-editor/editor-paths';
import { SideCard } from '~/components/editing/side-card';
import { propertyFormId } from '~/features/manage/property-editor/property-answer';
import { propertyPath } from '~/features/directory/property/property-paths';

import { Decisions } from './decisions';
import type { EditPage } from './load-page.server';

type EditSideProps = {
  page: EditPage;
  /** Id of a draft that was just made, while the form has what was typed. */
  newDraft: string | undefined;
};

/** Cards beside the form on the edit screen. */
export function EditSide({ page, newDraft }: EditSideProps) {
  const { id, slug, state, completeness } = page;
  return (
    <>
      <SideCard id="publication" title="Publication">
        <p>{stateText(state)}</p>
        <Button type="submit" form={propertyFormId}>
          Update Property
        </Button>
        <ButtonLink to={propertyPath({ slug })} variant="secondary">
          Preview
        </ButtonLink>
        {page.isStaff && <Decisions id={id} state={page.listingState} />}
        {page.isAdmin && (
          <ButtonLink to={ownerPath(id)} variant="secondary">
            Change the owner
          </ButtonLink>
        )}
      </SideCard>
      <CompletenessCard propertyId={id} {...completeness} />
      <AiTools page={page} />
      <DraftManager propertyId={id} drafts={page.drafts} created={newDraft} />
      <SideCard id="extract" title="Extract Images">
        <p className="text-ink-soft">
          Have the property’s own website looked at for pictures to choose from.
        </p>
        <ButtonLink to={extractPath(id)} variant="secondary">
          Extract Images
        </ButtonLink>
      </SideCard>
      <CurrentPictures id={id} photos={page.photos} />
    </>
  );
}

function stateText({ isApproved, isPublished, archivedAt, rejectedAt }: EditPage['state']): string {
  if (archivedAt) return 'Archived: shown to nobody.';
  if (rejectedAt) return 'Not approved: shown to nobody.';
  if (!isApproved) return 'Pending Approval: shown to nobody yet.';
  return isPublished ? 'Published: everybody sees it.' : 'Draft: approved, not published yet.';
}

function AiTools({ page: { id, values } }: { page: EditPage }) {
  return (
    <SideCard id="ai-tools" title="AI Tools">
      <p>
        {values.description
          ? 'Have the description written anew, or a better one made of it.'
          : 'Have a description written from what is saved here.'}{' '}
        You read it before it is saved.
      </p>
      <ButtonLink to={descriptionPath(id)} variant="secondary">
        {values.description ? 'Enhance the description' : 'Write a description'}
      </ButtonLink>
    </SideCard>
  );
}

function CurrentPictures({ id, photos }: Pick<EditPage, 'id' | 'photos'>) {
  return (
    <SideCard id="images" title="Current Images">
      {photos.length === 0 ? (
        <p className="text-ink-soft">No photos yet. Stays with photos are opened far more often.</p>
      ) : (
        <ul className="grid grid-cols-3 gap-2">
          {photos.map(({ isHero, ...picture }) => (
            <li key={picture.base} className="relative aspect-[4/3] overflow-hidden rounded-control">
              <Picture picture={picture} sizes="8rem" />
              {isHero && (
                <span className="absolute top-1 left-1 rounded-pill bg-surface px-2 text-sm font-semibold">
                  Hero
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      <ButtonLink to={photosPath(id)} variant="secondary">
        Manage photos
      </ButtonLink>
    </SideCard>
  );
}
