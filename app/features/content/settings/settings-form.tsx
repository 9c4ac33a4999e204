import { SelectField } from '~/components/forms/field';
import { Card } from '~/components/ui/card';
import { AnsweredField } from '~/features/content/forms/answered-field';
import { FormAlert } from '~/features/content/forms/form-alert';
import type { FormAnswer } from '~/features/content/forms/form-answer';
import { GuardedForm } from '~/features/content/forms/guarded-form';

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
    <GuardedForm id="settings-form" isTyped={answer !== undefined} button="Save settings">
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
              answer={answer}
            />
          ))}
        </Card>
      ))}
    </GuardedForm>
  );
}

type SettingInputProps = {
  setting: Setting;
  stored: { value: string; version: number };
  answer: FormAnswer | undefined;
};

function SettingInput({ setting, stored, answer }: SettingInputProps) {
  const { key, label, hint, kind, fallback, most } = setting;
  const hints = [hint, kind !== 'switch' && `Blank: ${fallback.replace(/\.$/, '')}.`]
    .filter(Boolean)
    .join(' ');
  const seen = (
    <>
      <input type="hidden" name={`was.${key}`} value={answer?.values[`was.${key}`] ?? stored.value} />
      <input type="hidden" name={`version.${key}`} value={stored.version} />
    </>
  );
  if (kind === 'switch') {
    return (
      <div className="min-w-0">
        {seen}
        <SelectField
          label={label}
          hint={hints}
          name={key}
          defaultValue={(answer?.values[key] ?? stored.value) || fallback}
          errors={answer?.errors[key]}
        >
          <option value="off">Off: edits are live at once</option>
          <option value="on">On: edits wait for review</option>
        </SelectField>
      </div>
    );
  }
  return (
    <div className={kind === 'text' ? 'min-w-0 sm:col-span-2' : 'min-w-0'}>
      {seen}
      <AnsweredField
        {...{ label, answer, name: key, stored: stored.value, hint: hints, maxLength: most }}
        type={kind === 'email' ? 'email' : kind === 'date' ? 'date' : kind === 'phone' ? 'tel' : 'text'}
        autoComplete="off"
        rows={kind === 'text' ? 2 : undefined}
      />
    </div>
  );
}
