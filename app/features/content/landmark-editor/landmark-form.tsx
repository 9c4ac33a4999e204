import { SelectField, TextAreaField, TextField } from '~/components/forms/field';
import { Card } from '~/components/ui/card';
import { landmarkKindLabels } from '~/features/directory/places/landmark-kinds';
import { ActiveField } from '~/features/content/forms/active-field';
import { CoordinateFields } from '~/features/content/forms/coordinate-fields';
import { FormAlert } from '~/features/content/forms/form-alert';
import type { FormAnswer } from '~/features/content/forms/form-answer';
import { GuardedForm } from '~/features/content/forms/guarded-form';
import { fieldsOf } from '~/lib/form/form-reply';

type LandmarkFormProps = {
  texts: Record<string, string>;
  version: number;
  isNew: boolean;
  answer: FormAnswer | undefined;
};

/** One landmark's fields; its slug is fixed once it is added. */
export function LandmarkForm({ texts, version, isNew, answer }: LandmarkFormProps) {
  const field = fieldsOf<string>(answer?.reply, texts);
  return (
    <GuardedForm
      id="landmark-form"
      isTyped={answer !== undefined}
      button={isNew ? 'Add landmark' : 'Save landmark'}
    >
      <Card padding="large" className="grid items-end gap-5 sm:grid-cols-2">
        <div className="empty:hidden sm:col-span-2">
          <FormAlert answer={answer} />
        </div>
        <input type="hidden" name="version" value={answer?.version ?? version} />
        <TextField {...field('name')} label="Name" maxLength={80} required autoComplete="off" />
        <TextField
          {...field('slug')}
          label="Slug"
          hint={
            isNew
              ? 'Small letters, digits and hyphens. Without one, it is made of the name.'
              : 'Fixed: the page at /accommodation-near/ and the tram’s timetable use it.'
          }
          readOnly={!isNew}
          maxLength={80}
          autoComplete="off"
        />
        <SelectField {...field('kind')} label="Kind">
          {isNew && <option value="">Choose a kind</option>}
          {Object.entries(landmarkKindLabels).map(([kind, label]) => (
            <option key={kind} value={kind}>
              {label}
            </option>
          ))}
        </SelectField>
        <div className="grid gap-5 sm:col-span-2 sm:grid-cols-2">
          <CoordinateFields field={field} latitudeHint="Around -34.9 for Adelaide." required />
        </div>
        <TextAreaField
          {...field('description')}
          label="Description"
          hint="The text of its page, which lists the stays near it once there are three. Without a text there is no page."
          rows={3}
          maxLength={600}
          optional
          className="sm:col-span-2"
        />
        <ActiveField
          reply={answer?.reply}
          isActive={texts.isActive === 'on'}
          hint="Inactive, no stay names it and its page is gone; no tram stops at an inactive stop."
        />
      </Card>
    </GuardedForm>
  );
}
