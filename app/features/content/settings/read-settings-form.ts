import { z } from 'zod';

import { typedIn } from '~/lib/form/form-reply';
import { readForm } from '~/lib/form/read-form';

import { troubleOf } from './read-setting';
import { allSettings } from './setting-groups';

const texts = Object.fromEntries(allSettings.map(({ key }) => [key, z.string().optional()]));

/** Each setting as typed, as it was when the form was made, and its version then. */
const settingsSchema = z.object({ ...texts, was: z.object(texts), version: z.object(texts) });

/** The settings that the form changes, null when it has errors; and the answer with these errors or others. */
export function readSettingsForm(form: FormData) {
  const submission = readForm(form, settingsSchema);
  const reply = submission.reply();
  const { changes, errors, isWhole } = settingChanges((name) => typedIn(reply, name));
  const isValid = isWhole && Object.keys(errors).length === 0;
  return {
    changes: isValid ? changes : null,
    reply: (fieldErrors: Record<string, string[]> = errors) => submission.reply({ fieldErrors }),
  };
}

/**
 * The changes to the settings that were seen, and their errors. `isWhole` is false when fields are missing,
 * which our forms never do.
 */
export function settingChanges(typedAs: (name: string) => string | undefined) {
  const changes: { key: string; value: string; version: number }[] = [];
  const errors: Record<string, string[]> = {};
  let isWhole = true;
  for (const setting of allSettings) {
    const { key, kind, fallback } = setting;
    const [typed, was] = [typedAs(key), typedAs(`was.${key}`)];
    const version = Number(typedAs(`version.${key}`));
    if (typed === undefined || was === undefined || !Number.isSafeInteger(version) || version < 0) {
      isWhole = false;
      continue;
    }
    const value = tidy(typed);
    const isSame = value === tidy(was) || (kind === 'switch' && was === '' && value === fallback);
    if (isSame) continue;
    const trouble = troubleOf(setting, value);
    if (trouble) errors[key] = [trouble];
    else changes.push({ key, value, version });
  }
  return { changes, errors, isWhole };
}

/** Browsers send their own line ends; a setting is one paragraph, except an address. */
const tidy = (text: string) => text.replace(/\r\n?/g, '\n').trim();
