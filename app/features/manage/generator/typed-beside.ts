import type { KeptEdits } from '~/jobs/property-from-url-job';

/** Fields of the generator, which without scripts are in the same form. */
const ofGenerator = /^(generated_.*|intent|key|website|before|instructions|url|form_key)$/;

/** Longer forms than any person's are not kept with the work: characters of all fields, and fields. */
const max = { characters: 150_000, fields: 600 };

/** The values of the property's form beside the generator, by field; undefined for a form that is longer than any person's. */
export function typedBeside(form: FormData): KeptEdits['typed'] {
  const fields = [...form].flatMap(([name, value]) =>
    typeof value === 'string' && value !== '' && !ofGenerator.test(name)
      ? [[name, value] as [string, string]]
      : [],
  );
  const length = fields.reduce((sum, [name, value]) => sum + name.length + value.length, 0);
  return fields.length > max.fields || length > max.characters ? undefined : fields;
}

/** The same as a form. */
export function formOfTyped(typed: NonNullable<KeptEdits['typed']>): FormData {
  const form = new FormData();
  for (const [name, value] of typed) form.append(name, value);
  return form;
}
