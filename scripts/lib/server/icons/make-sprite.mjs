import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

import * as lucide from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import { iconsOf } from './icon-imports.mjs';

/** One file with the drawings of all icons that the sources under the folder import; an icon's id is Lucide's name. */
export function makeSprite(folder) {
  const groups = iconsUnder(folder).map((icon) => `<g id="${icon}">${drawing(icon)}</g>`);
  const source = `<svg xmlns="http://www.w3.org/2000/svg"><defs>${groups.join('')}</defs></svg>`;
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
  return { fileName: `assets/icons-${hash}.svg`, source };
}

function iconsUnder(folder) {
  const sources = fs.readdirSync(folder, { recursive: true }).filter((name) => /\.tsx?$/.test(name));
  const icons = sources.flatMap((name) => iconsOf(fs.readFileSync(path.join(folder, name), 'utf8')));
  return [...new Set(icons.map(({ icon }) => icon))].sort();
}

/** The content of the icon's `svg`. */
function drawing(icon) {
  const markup = renderToStaticMarkup(createElement(lucide[icon]));
  return markup.slice(markup.indexOf('>') + 1, markup.lastIndexOf('<'));
}
