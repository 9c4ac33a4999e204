import { useEditorState, type Editor } from '@tiptap/react';
import {
  Bold,
  Columns3,
  Heading2,
  Heading3,
  ImagePlus,
  Italic,
  Link,
  List,
  ListOrdered,
  Pilcrow,
  Quote,
  Redo2,
  Rows3,
  Table,
  TableColumnsSplit,
  TableRowsSplit,
  Trash2,
  Undo2,
} from 'lucide-react';

import type { Tool } from './toolbar';

type Dialogs = { link: () => void; image: () => void };

/** The toolbar's tools at the cursor. */
export function useTools(editor: Editor | null, dialogs: Dialogs): Tool[] {
  const state = useEditorState({ editor, selector: ({ editor: now }) => stateOf(now) });
  if (!editor) return [{ label: 'Paragraph', Icon: Pilcrow, run: () => undefined, isOff: true }];
  const chain = () => editor.chain().focus();
  return [
    { label: 'Paragraph', Icon: Pilcrow, run: () => chain().setParagraph().run(), isOn: state?.paragraph },
    {
      label: 'Heading 2',
      Icon: Heading2,
      run: () => chain().toggleHeading({ level: 2 }).run(),
      isOn: state?.h2,
    },
    {
      label: 'Heading 3',
      Icon: Heading3,
      run: () => chain().toggleHeading({ level: 3 }).run(),
      isOn: state?.h3,
    },
    { label: 'Bold', Icon: Bold, run: () => chain().toggleBold().run(), isOn: state?.bold },
    { label: 'Italic', Icon: Italic, run: () => chain().toggleItalic().run(), isOn: state?.italic },
    { label: 'Bulleted list', Icon: List, run: () => chain().toggleBulletList().run(), isOn: state?.bullets },
    {
      label: 'Numbered list',
      Icon: ListOrdered,
      run: () => chain().toggleOrderedList().run(),
      isOn: state?.numbers,
    },
    { label: 'Quote', Icon: Quote, run: () => chain().toggleBlockquote().run(), isOn: state?.quote },
    { label: 'Link', Icon: Link, run: dialogs.link, isOn: state?.link },
    { label: 'Picture', Icon: ImagePlus, run: dialogs.image },
    ...tableTools(editor, state?.table ?? false),
    { label: 'Undo', Icon: Undo2, run: () => chain().undo().run(), isOff: !state?.canUndo },
    { label: 'Redo', Icon: Redo2, run: () => chain().redo().run(), isOff: !state?.canRedo },
  ];
}

function tableTools(editor: Editor, isInTable: boolean): Tool[] {
  const chain = () => editor.chain().focus();
  if (!isInTable) {
    const size = { rows: 3, cols: 2, withHeaderRow: true };
    return [{ label: 'Insert table', Icon: Table, run: () => chain().insertTable(size).run() }];
  }
  return [
    { label: 'Add row below', Icon: Rows3, run: () => chain().addRowAfter().run() },
    { label: 'Add column after', Icon: Columns3, run: () => chain().addColumnAfter().run() },
    { label: 'Delete row', Icon: TableRowsSplit, run: () => chain().deleteRow().run() },
    { label: 'Delete column', Icon: TableColumnsSplit, run: () => chain().deleteColumn().run() },
    { label: 'Delete table', Icon: Trash2, run: () => chain().deleteTable().run() },
  ];
}

function stateOf(editor: Editor | null) {
  if (!editor) return null;
  return {
    paragraph: editor.isActive('paragraph'),
    h2: editor.isActive('heading', { level: 2 }),
    h3: editor.isActive('heading', { level: 3 }),
    bold: editor.isActive('bold'),
    italic: editor.isActive('italic'),
    bullets: editor.isActive('bulletList'),
    numbers: editor.isActive('orderedList'),
    quote: editor.isActive('blockquote'),
    link: editor.isActive('link'),
    table: editor.isActive('table'),
    canUndo: editor.can().undo(),
    canRedo: editor.can().redo(),
  };
}
