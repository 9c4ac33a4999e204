import fs from 'node:fs';

import { expect, it } from 'vitest';

import { fromRoot } from '../../../scripts/lib/places.mjs';

/** What there is where the code of a part cannot be read, by the file that reads it. */
const instead: Record<string, string> = {
  'components/editing/saving/load-hand-over.ts': 'the form is sent as without it',
  'components/forms/unsent/unsent-forms.tsx': 'a plain note below the form',
  'components/forms/unsent/use-way-back.ts': 'the fields as the page has them',
  'components/forms/use-save-key.ts': 'a message that names the form’s own button',
  'components/kept/load-work.ts': 'nothing is kept; leaving asks as before',
  'components/kept/use-account.ts': 'the server refuses what the other account may not do',
  'components/kept/use-kept-form.ts': 'nothing is kept; leaving asks as before',
  'components/kept/work-offer.tsx': 'no offer; the work stays kept',
  'components/layout/site-drawer.tsx': 'the links at the foot of the page',
  'components/ui/later-sortable-items.tsx': 'the buttons move the rows',
  'components/ui/toast/toast.tsx': 'the newest message, plain',
  'entry.client.tsx': 'the page as it came, or the browser’s own page without a network',
  'features/content/rich-text/picture-picker.tsx': 'readLater',
  'features/content/rich-text/rich-text-field.tsx': 'the source, with the reason',
  'features/manage/generator/review/use-apply.ts': 'a message; pressing again asks again',
  'features/people/passkeys/lazy-passkey-prompt.tsx': 'readLater',
  'features/people/passkeys/use-passkey-autofill.ts': 'the password and the button',
  'features/people/re-authentication/use-passkey-reauthentication.ts':
    'the reason; pressing again asks again',
  'features/pictures/shown/gallery.tsx': 'the links lead to the pictures',
  'features/visit/analytics/later-analytics.tsx': 'nothing is counted',
  'features/visit/arrival/arrival.tsx': 'the page that is left, with the bar',
  'features/visit/enquiry/use-enquiry.ts': 'the server checks',
  'features/visit/map/layers/base-layer.ts': 'the plain map',
  'features/visit/recent/recently-viewed.tsx': 'no list',
  'features/visit/recent/use-recent-stay.ts': 'the stay is not listed',
  'features/visit/search/map-pane.tsx': 'the drawing',
  'features/visit/suggest/words-field.tsx': 'no suggestions',
  'routes/$slug/route.tsx': 'the error page of the page to come, which asks again',
  'routes/dashboard.add-property/route.tsx': 'the fields are restored, without the choice of pictures',
  'screens/property/back-to-results.tsx': 'a new search',
};

/** Parts of the worker itself, which cannot be missing: they run on use, so that a worker starts sooner (decision 159). */
const runOnUse: Record<string, RegExp> = {
  'features/people/passkeys/passkey-library.server.ts': /^@simplewebauthn\/server/,
  'features/visit/search/read-sentence.server.ts': /\/sentence\/understand$/,
  'features/visit/suggest/list-suggestions.server.ts': /\/sentence\/words\/(feature|kind)-words$/,
};

const sources = fs
  .readdirSync(fromRoot('app'), { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name));
const textOf = (name: string) => fs.readFileSync(fromRoot('app', name), 'utf8');
const reading = sources.filter((name) =>
  textOf(name)
    .split('\n')
    .some((line) => /(?<!typeof )\bimport\(/.test(line)),
);

it('every part whose code is read later has something in its place where that fails', () => {
  expect(reading.sort()).toEqual(Object.keys({ ...instead, ...runOnUse }).sort());
});

it('what a worker runs on use is imported nowhere else outside of its own folder', () => {
  const statics = sources
    .filter((name) => !name.startsWith('features/directory/sentence/'))
    .flatMap((name) =>
      [...textOf(name).matchAll(/^import (?!type )[^;]*? from '([^']+)';/gm)].map(
        ([, module = '']) => [name, module] as const,
      ),
    )
    .filter(([, module]) => Object.values(runOnUse).some((onUse) => onUse.test(module)));
  expect(statics).toEqual([]);
});

it.each(reading)('%s handles the failure', (name) => {
  const text = textOf(name);
  if (/\blazy\(/.test(text)) expect(text).toMatch(/lazy\(\(\) =>[^;]*\.catch\(/);
  if (instead[name] === 'readLater') expect(text).toMatch(/= readLater\(/);
});
