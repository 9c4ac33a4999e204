import { useEffect, useId, useRef, useState } from 'react';

import { TextAreaField } from '~/components/forms/field';
import { Button } from '~/components/ui/button';
import { useBrowserLayoutEffect } from '~/lib/browser/use-browser-layout-effect';
import { useHydrated } from '~/lib/browser/use-hydrated';

type RichModule = {
  RichEditor: typeof import('./rich-editor').RichEditor;
  findLoss: typeof import('./rich-extensions').findLoss;
};

type RichTextFieldProps = {
  name: string;
  label: string;
  defaultValue?: string;
  errors?: string[];
  takesFocus?: boolean;
};

/**
 * Once it has been loaded, a newly rendered form has it at once, so that no typed text is lost between two
 * forms.
 */
let loaded: RichModule | null = null;

/** Name of the field whose source has the focus while its form is rendered again. */
let inSource: string | null = null;

/** Loaded only in browsers; the worker renders the source. */
async function loadRich(): Promise<RichModule | null> {
  if (import.meta.env.SSR) return null;
  const [{ RichEditor }, { findLoss }] = await Promise.all([
    import('./rich-editor'),
    import('./rich-extensions'),
  ]);
  return (loaded = { RichEditor, findLoss });
}

/**
 * HTML in two views. The text area is the form's field and the source view; with scripts the rich text editor
 * replaces it, unless the HTML contains something that the editor would lose.
 */
export function RichTextField({ name, label, defaultValue, errors, takesFocus }: RichTextFieldProps) {
  const box = useRef<HTMLDivElement>(null);
  const errorId = useId();
  const area = () => box.current?.querySelector('textarea') ?? null;
  const { rich, shown, reason, open, close } = useRichView({ name, defaultValue, area });
  const isRich = rich !== null && shown !== null;
  const write = (html: string) => {
    const field = area();
    if (!field || field.value === html) return;
    field.value = html;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return (
    <div ref={box} className="grid min-w-0 gap-2">
      <ViewSwitch label={label} isRich={isRich} onSwitch={rich && (() => (isRich ? close() : open(rich)))} />
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {isRich ? '' : reason}
      </p>
      {isRich && (
        <rich.RichEditor
          html={shown}
          label={label}
          describedBy={errors ? errorId : undefined}
          isInvalid={Boolean(errors)}
          onChange={write}
        />
      )}
      {isRich && errors && (
        <p id={errorId} className="text-sm font-semibold text-terracotta">
          {errors.join('. ')}
        </p>
      )}
      <div hidden={isRich}>
        <TextAreaField
          name={name}
          label={label}
          errors={errors}
          defaultValue={defaultValue}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a page that was sent back begins at its first error
          autoFocus={takesFocus}
          rows={16}
          spellCheck
          className="[&_textarea]:font-mono [&_textarea]:text-sm"
          hint="HTML. Whatever has no place in a page is taken out when it is saved."
        />
      </div>
    </div>
  );
}

type ViewOptions = {
  name: string;
  defaultValue?: string;
  /** The field, once it is drawn. */
  area: () => HTMLTextAreaElement | null;
};

/** The rich text editor once it is loaded, the HTML that it shows, and the reason where it shows none. */
function useRichView({ name, defaultValue = '', area }: ViewOptions) {
  const [rich, setRich] = useState(loaded);
  const [{ shown, reason }, setView] = useState(() =>
    viewOf(inSource === name ? null : loaded, defaultValue),
  );
  const open = (module: RichModule | null) => setView(viewOf(module, area()?.value ?? ''));
  const setReason = (why: string) => setView({ shown: null, reason: why });
  const close = () => setView({ shown: null, reason });
  useBrowserLayoutEffect(() => {
    if (inSource === name) close();
    return () => {
      if (document.activeElement !== area()) return;
      inSource = name;
      queueMicrotask(() => (inSource = null));
    };
    // Once: a newly rendered form has another field.
  }, []);
  useEffect(() => {
    if (rich) return;
    let isHere = true;
    loadRich()
      .then((module) => {
        if (!isHere) return;
        setRich(module);
        open(module);
      })
      .catch(() => isHere && setReason('The rich text view could not be loaded.'));
    return () => {
      isHere = false;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once; `open` reads the field's current value
  }, []);
  return { rich, shown, reason, open, close };
}

/** The HTML for the rich text editor, or the reason why it cannot show it. */
function viewOf(module: RichModule | null, html: string) {
  const loss = module ? module.findLoss(html) : null;
  return {
    shown: module && !loss ? html : null,
    reason: loss && `The rich text view cannot keep ${loss}, so this text is edited as HTML source.`,
  };
}

type ViewSwitchProps = { label: string; isRich: boolean; onSwitch: (() => void) | null };

/** The label of the rich text view, and the button for the source; nothing without scripts. */
function ViewSwitch({ label, isRich, onSwitch }: ViewSwitchProps) {
  if (!useHydrated()) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <p className="font-semibold" aria-hidden={!isRich}>
        {isRich ? label : ''}
      </p>
      {onSwitch && (
        <Button variant="secondary" aria-pressed={!isRich} onClick={onSwitch}>
          Source
        </Button>
      )}
    </div>
  );
}
