import { SelectField, TextAreaField, TextField } from '~/components/forms/field';
import { Card } from '~/components/ui/card';
import { ActiveField } from '~/features/content/forms/active-field';
import { CoordinateFields } from '~/features/content/forms/coordinate-fields';
import { PictureField } from '~/features/content/forms/picture-field';
import { FormAlert } from '~/features/content/forms/form-alert';
import type { FormAnswer } from '~/features/content/forms/form-answer';
import { GuardedForm } from '~/features/content/forms/guarded-form';
import { fieldsOf } from '~/lib/form/form-reply';

import type { LocationUse } from './find-location.server';

type LocationFormProps = {
  texts: Record<string, string>;
  version: number;
  /** Its uses; null for a new location. */
  use: LocationUse | null;
  areas: readonly { slug: string; name: string }[];
  answer: FormAnswer | undefined;
};

/**
 * A location's own fields. Fields that other addresses contain are read-only, with the reason beside them.
 */
export function LocationForm({ texts, version, use, areas, answer }: LocationFormProps) {
  const field = fieldsOf<string>(answer?.reply, texts);
  const users = use ? usersOf(use) : [];
  const isAreaFixed = use !== null && use.properties + use.drafts + use.places > 0;
  return (
    <GuardedForm
      id="location-form"
      isTyped={answer !== undefined}
      noun="location"
      button={use ? 'Save location' : 'Add location'}
      outlives="query"
    >
      <Card padding="large" className="grid gap-5 sm:grid-cols-2">
        <div className="empty:hidden sm:col-span-2">
          <FormAlert answer={answer} />
        </div>
        <input type="hidden" name="intent" value="save" />
        <input type="hidden" name="version" value={answer?.version ?? version} />
        <TextField {...field('name')} label="Name" maxLength={80} required autoComplete="off" />
        <TextField
          {...field('slug')}
          label="Slug"
          hint={
            users.length > 0
              ? `Fixed: ${list(users)} ${users.length === 1 && !isMany(use) ? 'has' : 'have'} addresses made of it.`
              : 'Small letters, digits and hyphens; the page is at /location/ followed by it.'
          }
          readOnly={users.length > 0}
          maxLength={80}
          required
          autoComplete="off"
        />
        <TextAreaField
          {...field('description')}
          label="Description"
          rows={3}
          maxLength={600}
          optional
          className="sm:col-span-2"
        />
        <AreaField field={field('parentSlug')} areas={areas} isFixed={isAreaFixed} />
        <PictureField
          {...field('imageUrl')}
          label="Picture"
          hint="Address of a picture of this site, such as /media/hero-jetty."
          maxLength={200}
          optional
        />
        <CoordinateFields field={field} latitudeHint="Given to new properties here." optional />
        <ActiveField
          reply={answer?.reply}
          isActive={texts.isActive === 'on'}
          hint="Inactive, it is left out of the locations, the search’s list of places and what owners can choose. Its properties stay listed at their addresses, its page stays until you unpublish it, and its places stand for themselves."
        />
      </Card>
    </GuardedForm>
  );
}

type AreaFieldProps = Pick<LocationFormProps, 'areas'> & {
  field: { name: string; defaultValue?: string; errors?: string[] };
  isFixed: boolean;
};

function AreaField({ field, areas, isFixed }: AreaFieldProps) {
  if (isFixed) {
    return (
      <TextField
        {...field}
        label="Area"
        hint="Fixed while properties or places belong here, since their addresses are made of it. Blank: it is an area itself."
        readOnly
      />
    );
  }
  return (
    <SelectField {...field} label="Area" hint="A place belongs to an area; an area belongs to none.">
      <option value="">None: it is an area itself</option>
      {areas.map(({ slug, name }) => (
        <option key={slug} value={slug}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}

function usersOf({ properties, drafts, places, pageId }: LocationUse): string[] {
  const counted = (count: number, one: string, many: string) =>
    count === 0 ? [] : [count === 1 ? `1 ${one}` : `${count} ${many}`];
  return [
    ...counted(properties, 'property', 'properties'),
    ...counted(drafts, 'draft', 'drafts'),
    ...counted(places, 'place', 'places'),
    ...(pageId === null ? [] : ['its page']),
  ];
}

const isMany = (use: LocationUse | null) =>
  use !== null && use.properties + use.drafts + use.places + (use.pageId === null ? 0 : 1) > 1;

const list = (words: readonly string[]) => new Intl.ListFormat('en-AU').format(words);
