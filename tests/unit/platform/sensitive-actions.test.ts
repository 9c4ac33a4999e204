import { readdirSync, readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { formIntents } from '~/platform/http/forms/form-intents';
import { sensitiveFiles, sensitiveForms } from '~/platform/auth/sensitive-actions';

const routes = readdirSync('app/routes');
const sourceOf = (route: string) =>
  readdirSync(`app/routes/${route}`)
    .map((file) => readFileSync(`app/routes/${route}/${file}`, 'utf8'))
    .join('\n');

describe('the list of actions that need re-authentication', () => {
  it('is every route that answers with a file to keep', () => {
    const files = routes.filter((route) => /answerCsv\(|content-disposition/.test(sourceOf(route)));
    const listed = Object.values(sensitiveFiles).map(({ route }) => route as string);
    expect(listed.sort()).toEqual(files.sort());
  });

  it('is every form that shows the field for one', () => {
    const asking = routes.filter((route) => /reauthenticate\(/.test(sourceOf(route)));
    const listed = [...new Set<string>(Object.values(sensitiveForms).map(({ route }) => route))];
    expect([...listed, 'dashboard.confirm'].sort()).toEqual(asking.sort());
  });

  it('is every change of another account, and of nothing else that has no such form', () => {
    const intents = Object.values(sensitiveForms).flatMap(({ route, intent }) =>
      route === 'dashboard.users' ? [intent] : [],
    );
    expect(intents.sort()).toEqual([...formIntents['dashboard.users']].sort());
    for (const { route, intent } of Object.values(sensitiveForms)) {
      const known: readonly string[] = (formIntents as Record<string, readonly string[]>)[route] ?? [];
      if (intent !== null) expect(known).toContain(intent);
    }
  });
});
