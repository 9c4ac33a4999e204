import { classes } from '~/lib/classes';
import { SelectField, TextAreaField, TextField } from '~/components/forms/field';
import { Card } from '~/components/ui/card';
import { FormAlert } from '~/features/content/forms/form-alert';
import type { FormAnswer } from '~/features/content/forms/form-answer';
import { GuardedForm } from '~/features/content/forms/guarded-form';
import { fieldsOf, typedIn, type FormReply } from '~/lib/form/form-reply';

import type { StoredSettings } from './find-settings.server';
import { settingGroups, type Setting } from './setting-groups';

type SettingsFormProps = {
  stored: StoredSettings;
  answer: (FormAnswer & { settings: StoredSettings }) | undefined;
};

/** Every setting, in groups; each shows the default that applies while it is blank. */
export function SettingsForm({ stored, answer }: SettingsFormProps) {
  const base = answer?.settings ?? stored;
  return (
    <GuardedForm id="settings-form" isTyped={answer !== undefined} noun="form" button="Save settings">
      <FormAlert answer={answer} />
      {settingGroups.map(({ id, title, settings }) => (
        <Card
          as="section"
          key={id}
          aria-labelledby={`${id}-title`}
          padding="large"
          className="grid gap-5 sm:grid-cols-2"
        >
          <h3 id={`${id}-title`} className="text-lg sm:col-span-2">
            {title}
          </h3>
          {settings.map((setting) => (
            <SettingInput
              key={setting.key}
              setting={setting}
              stored={base[setting.key] ?? { value: '', version: 0 }}
              reply={answer?.reply}
            />
          ))}
        </Card>
      ))}
    </GuardedForm>
  );
}

const inputTypes: Partial<Record<Setting['kind'], string>> = {
  email: 'email',
  date: 'date',
  phone: 'tel',
  address: 'url',
};

type SettingInputProps = {
  setting: Setting;
  stored: { value: string; version: number };
  reply: FormReply | undefined;
};

function SettingInput({ setting, stored, reply }: SettingInputProps) {
  const { key, label, hint, kind, fallback, max } = setting;
  const hints = [hint, kind !== 'switch' && `Blank: ${fallback.replace(/\.$/, '')}.`]
    .filter(Boolean)
    .join(' ');
  const field = { ...fieldsOf<string>(reply, { [key]: stored.value })(key), label, hint: hints };
  const seen = (
    <>
      <input type="hidden" name={`was.${key}`} value={typedIn(reply, `was.${key}`) ?? stored.value} />
      <input type="hidden" name={`version.${key}`} value={stored.version} />
    </>
  );
  if (kind === 'switch') {
    return (
      <div className="field-spot min-w-0">
        {seen}
        <SelectField {...field} defaultValue={field.defaultValue || fallback}>
          <option value="off">Off: edits are live at once</option>
          <option value="on">On: edits wait for review</option>
        </SelectField>
      </div>
    );
  }
  return (
    <div className={classes('field-spot min-w-0', kind === 'text' && 'sm:col-span-2')}>
      {seen}
      {kind === 'text' ? (
        <TextAreaField {...field} maxLength={max} rows={2} />
      ) : (
        <TextField {...field} maxLength={max} type={inputTypes[kind] ?? 'text'} autoComplete="off" />
      )}
    </div>
  );
}
