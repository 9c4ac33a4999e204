import { SelectField, TextField } from '~/components/forms/field';
import { Card } from '~/components/ui/card';
import { amenityIcons } from '~/features/directory/property/amenity-icons';
import { amenityCategories } from '~/features/directory/property/group-amenities';
import { ActiveField } from '~/features/content/forms/active-field';
import { FormAlert } from '~/features/content/forms/form-alert';
import type { FormAnswer } from '~/features/content/forms/form-answer';
import { GuardedForm } from '~/features/content/forms/guarded-form';
import { fieldsOf } from '~/lib/form/form-reply';

const iconNames: Record<(typeof amenityIcons)[number], string> = {
  wifi: 'Wi-Fi',
  parking: 'Parking',
  breakfast: 'Cup',
  bathroom: 'Bath',
};

type AmenityFormProps = {
  texts: Record<string, string>;
  version: number;
  isNew: boolean;
  answer: FormAnswer | undefined;
};

/** One amenity's fields. */
export function AmenityForm({ texts, version, isNew, answer }: AmenityFormProps) {
  const field = fieldsOf<string>(answer?.reply, texts);
  const stored = texts.category ?? '';
  const categories = [
    ...amenityCategories,
    ...(stored === '' || amenityCategories.has(stored) ? [] : [[stored, stored] as const]),
  ];
  return (
    <GuardedForm
      id="amenity-form"
      isTyped={answer !== undefined}
      noun="amenity"
      button={isNew ? 'Add amenity' : 'Save amenity'}
    >
      <Card padding="large" className="grid gap-5 sm:grid-cols-2">
        <div className="empty:hidden sm:col-span-2">
          <FormAlert answer={answer} />
        </div>
        <input type="hidden" name="version" value={answer?.version ?? version} />
        <TextField
          {...field('name')}
          label="Name"
          maxLength={80}
          required
          autoComplete="off"
          className="sm:col-span-2"
        />
        <SelectField {...field('category')} label="Category">
          {categories.map(([key, label]) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </SelectField>
        <SelectField {...field('icon')} label="Icon">
          <option value="">A tick</option>
          {amenityIcons.map((icon) => (
            <option key={icon} value={icon}>
              {iconNames[icon]}
            </option>
          ))}
        </SelectField>
        <ActiveField
          reply={answer?.reply}
          isActive={texts.isActive === 'on'}
          hint="Inactive, it is left out of the pages of properties and of what owners can choose. Properties that have it keep it for when it is active again."
        />
      </Card>
    </GuardedForm>
  );
}
