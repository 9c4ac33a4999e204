import { EditorContent, useEditor } from '@tiptap/react';
import { useRef, useState } from 'react';

import { prose } from '~/features/content/pages/rich-text';
import { classes } from '~/lib/classes';

import { tidyHtml } from './comparable-html';
import { usePickPicture } from './picture-picker';
import { LinkDialog, type LinkChoice } from './link-dialog';
import { richExtensions } from './rich-extensions';
import { Toolbar } from './toolbar';
import { useTools } from './use-tools';

type RichEditorProps = {
  html: string;
  label: string;
  describedBy?: string;
  isInvalid: boolean;
  onChange: (html: string) => void;
};

/** Rich text editor. Its output is trusted no more than typed source. */
export function RichEditor({ html, label, describedBy, isInvalid, onChange }: RichEditorProps) {
  const pickPicture = usePickPicture();
  const [isLinking, setLinking] = useState(false);
  const untouched = useRef<string | null>(null);
  const editor = useEditor({
    extensions: richExtensions,
    content: html,
    injectCSS: false,
    // It is drawn in browsers only.
    immediatelyRender: true,
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        ...(describedBy && { 'aria-describedby': describedBy }),
        ...(isInvalid && { 'aria-invalid': 'true' }),
        class: classes(
          prose,
          'min-h-72 max-w-none p-4 whitespace-break-spaces',
          '[&_td]:border [&_th]:border [&_:is(td,th)]:px-2! [&_.ProseMirror-selectednode]:outline-2 [&_.ProseMirror-selectednode]:outline-jacaranda',
        ),
      },
    },
    onUpdate: (updated) => {
      const now = tidyHtml(updated.editor.getHTML());
      // After an undone edit the text is byte for byte what it was.
      onChange(now === untouched.current ? html : now);
    },
  });
  untouched.current ??= tidyHtml(editor.getHTML());
  const tools = useTools(editor, {
    link: () => setLinking(true),
    image: () =>
      pickPicture(({ address, altText, width, height }) => {
        const image = { src: `${address}/1280.webp`, alt: altText, width, height };
        editor?.chain().focus().setImage(image).run();
      }),
  });
  const setLink = ({ address, text }: LinkChoice) => {
    setLinking(false);
    const chain = editor?.chain().focus().extendMarkRange('link');
    const isEmpty = editor?.state.selection.empty && !editor.isActive('link');
    if (isEmpty) {
      chain?.insertContent({ type: 'text', text, marks: [{ type: 'link', attrs: { href: address } }] }).run();
    } else chain?.setLink({ href: address }).run();
  };
  const closeLink = () => {
    setLinking(false);
    editor?.commands.focus();
  };
  return (
    <div
      className={classes(
        'min-w-0 rounded-control border bg-surface',
        isInvalid ? 'border-2 border-terracotta' : 'border-control',
      )}
    >
      <Toolbar label={`Formatting of ${label}`} tools={tools} />
      <EditorContent editor={editor} />
      {isLinking && editor && (
        <LinkDialog
          initial={{
            address: (editor.getAttributes('link').href as string | undefined) ?? '',
            asksText: editor.state.selection.empty && !editor.isActive('link'),
          }}
          onSet={setLink}
          onRemove={() => {
            setLinking(false);
            editor.chain().focus().extendMarkRange('link').unsetLink().run();
          }}
          onClose={closeLink}
        />
      )}
    </div>
  );
}
