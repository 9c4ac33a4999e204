import { troubleOf } from './read-setting';
import { allSettings } from './setting-groups';

/**
 * The changes to the settings that were seen, and their errors. `isWhole` is false when fields are missing,
 * which our forms never do.
 */
export function readSettingsForm(values: Record<string, string>) {
  const changes: { key: string; value: string; version: number }[] = [];
  const errors: Record<string, string[]> = {};
  let isWhole = true;
  for (const setting of allSettings) {
    const { key, kind, fallback } = setting;
    const [typed, was, version] = [values[key], values[`was.${key}`], Number(values[`version.${key}`])];
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
