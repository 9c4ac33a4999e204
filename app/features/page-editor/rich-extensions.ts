import { Editor, type Extensions } from '@tiptap/core';
import { Image } from '@tiptap/extension-image';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { StarterKit } from '@tiptap/starter-kit';

import { describeLoss } from './comparable-html';
import { linkProblem } from './link-problem';

const ownPicture = /^\/(media|images)\/[a-z0-9-]+\/\d{2,4}\.webp$/;

/** Only pictures of ours, so that nothing that is pasted asks another site for one. */
const OwnImage = Image.extend({
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

/** All that the rich text editor knows; what the sanitiser lets through beside it is for the source view. */
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
  OwnImage,
  Table.configure({ resizable: false }),
  TableRow,
  ScopedHeader,
  TableCell,
];

/** What the rich text editor could not keep of this HTML, in words; null when it keeps all of it. */
export function findLoss(html: string): string | null {
  const editor = new Editor({ element: null, injectCSS: false, extensions: richExtensions, content: html });
  try {
    return describeLoss(html, editor.getHTML());
  } finally {
    editor.destroy();
  }
}
