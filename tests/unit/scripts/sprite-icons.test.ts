import { expect, test } from 'vitest';

import { iconsOf, withSprite } from '../../../scripts/lib/server/icons/icon-imports.mjs';
import { makeSprite } from '../../../scripts/lib/server/icons/make-sprite.mjs';
import { fromRoot } from '../../../scripts/lib/places.mjs';

test('imported icons are taken from the sprite, under the names that the file gives them', () => {
  const code = "import {\n  Mail,\n  X as Close,\n  type LucideIcon,\n} from 'lucide-react';\n";
  expect(iconsOf(code)).toEqual([
    { icon: 'Mail', name: 'Mail' },
    { icon: 'X', name: 'Close' },
  ]);
  const changed = withSprite(code, (icon: string) => `/icons.svg#${icon}`);
  expect(changed).not.toContain('lucide-react');
  expect(changed).toContain('const Mail = /* @__PURE__ */ __spriteIcon("/icons.svg#Mail");');
  expect(changed).toContain('const Close = /* @__PURE__ */ __spriteIcon("/icons.svg#X");');
});

test('the sprite has one drawing for every icon that is used, and the name of its content', () => {
  const { fileName, source } = makeSprite(fromRoot('app'));
  const ids = [...source.matchAll(/<g id="(\w+)"><(?:path|circle|rect|line|polyline|polygon|ellipse) /g)].map(
    ([, id]) => id,
  );
  expect(ids).toEqual([...new Set(ids)].sort());
  expect(ids).toEqual(expect.arrayContaining(['Menu', 'Search', 'Star', 'X']));
  expect(source.match(/<g id=/g)).toHaveLength(ids.length);
  expect(fileName).toBe(makeSprite(fromRoot('app')).fileName);
  expect(fileName).toMatch(/^assets\/icons-[\w-]{8}\.svg$/);
});
