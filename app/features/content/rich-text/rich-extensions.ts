import { Editor, type Extensions } from '@tiptap/core';
import { Image } from '@tiptap/extension-image';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { StarterKit } from '@tiptap/starter-kit';

import { describeLoss } from './comparable-html';
import { linkProblem } from './link-problem';

const ownPicture = /^\/(media|images)\/[a-z0-9-]+\/\d{2,4}\.webp$/;

/** Only pictures of ours, so that pasted content loads nothing from another site. */
const OwnPicture = Image.extend({
  parseHTML() {
    return [
      {
        tag: 'img[src]',
        getAttrs: (element) => ownPicture.test(element.getAttribute('src') ?? '') && null,
      },
    ];
  },
});

const ScopedHeader = TableHeader.extend({
  addAttributes() {
    return { ...this.parent?.(), scope: { default: null } };
  },
});

/** Everything that the rich text editor supports; what else the sanitiser allows needs the source view. */
export const richExtensions: Extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: {
      openOnClick: false,
      autolink: false,
      HTMLAttributes: { target: null, rel: null, class: null },
      isAllowedUri: (address) => linkProblem(address ?? '') === null,
    },
  }),
  OwnPicture,
  Table.configure({ resizable: false }),
  TableRow,
  ScopedHeader,
  TableCell,
];

/** Elements of plain text; only HTML that consists of these, without handlers, is parsed at all. */
const harmlessTags = new Set(
  'p h1 h2 h3 h4 h5 h6 ul ol li dl dt dd a img figure figcaption table caption colgroup col thead tbody tfoot tr th td'
    .concat(' blockquote pre code strong em b i u s del strike sub sup small br hr span div')
    .split(' '),
);

/** The first part of this HTML that is not text; null when there is none. */
function findForeign(html: string): string | null {
  const foreign = [...html.matchAll(/<\/?([a-z][^\s/>]*)/gi)]
    .map(([, name = '']) => name.toLowerCase())
    .filter((name) => !harmlessTags.has(name));
  const handlers = [...html.matchAll(/[\s/"'](on[a-z]+)\s*=/gi)].map(([, name = '']) => name.toLowerCase());
  const named = [...foreign.map((name) => `<${name.slice(0, 20)}>`), ...handlers];
  return named.length > 0 ? [...new Set(named)].slice(0, 3).join(', ') : null;
}

/** The parts of this HTML that the rich text editor would lose, in words; null when it keeps all. */
export function findLoss(html: string): string | null {
  const foreign = findForeign(html);
  if (foreign) return foreign;
  const editor = new Editor({ element: null, injectCSS: false, extensions: richExtensions, content: html });
  try {
    return describeLoss(html, editor.getHTML());
  } finally {
    editor.destroy();
  }
}
