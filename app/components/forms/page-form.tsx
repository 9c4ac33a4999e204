import { createContext, useContext, useState, type ReactNode } from 'react';

import { useHydrated } from '~/lib/browser/use-hydrated';
import {
  pageFormId,
  partField,
  pressedName,
  searchPart,
  typedPart,
  type KeptParts,
} from '~/lib/form/page-parts';

import { KeptNotice } from './kept-notice';

type Values = Record<string, string>;

/** Undefined on pages that are not one form. */
const Kept = createContext<KeptParts | null | undefined>(undefined);

type PageFormProps = {
  /** What came back as it was typed. */
  kept: KeptParts | null;
  /** One of its parts takes files. */
  hasFiles?: boolean;
  children: ReactNode;
};

/**
 * A page with several forms. Until there are scripts their fields and buttons belong to one form, so that what is typed in one
 * comes back when another is sent. Enter sends the one in which something was typed.
 */
export function PageForm({ kept, hasFiles, children }: PageFormProps) {
  return (
    <Kept.Provider value={kept}>
      {/* Out of the page's flow: it holds only a hidden button, and a list with gaps would leave room for it. */}
      <form
        id={pageFormId}
        method="post"
        encType={hasFiles ? 'multipart/form-data' : undefined}
        noValidate
        className="absolute"
      >
        <button
          {...pressing({ part: typedPart })}
          type="submit"
          className="sr-only"
          tabIndex={-1}
          aria-hidden
        >
          Save
        </button>
      </form>
      {kept && <KeptNotice {...kept} />}
      {children}
    </Kept.Provider>
  );
}

const pressing = (values: Values, form = pageFormId) => ({
  form,
  name: pressedName,
  value: new URLSearchParams(values).toString(),
});

/** The filters of a list beside forms that change something; `stored` has the texts of its fields as the address has them. */
export function useSearch(stored: Values) {
  const isHydrated = useHydrated();
  const isPart = useContext(Kept) !== undefined;
  const isOfPage = isPart && !isHydrated;
  const part = usePart(searchPart, 'search', stored);
  return {
    /** Attributes of a field. */
    field: <Field extends { name: string; defaultValue?: string }>(field: Field) =>
      isPart ? part.field(field) : field,
    /** Those of a hidden field. */
    kept: (name: string, value: string) => ({ ...(isPart ? part.placed(name) : { name }), value }),
    /** Those of its button. */
    press: isOfPage ? pressing({ part: searchPart }) : {},
    /** What the server has to know besides. */
    hidden: isOfPage ? part.hidden({}) : null,
    /** Words that were typed and not searched for came back. */
    isChanged: isPart && part.isChanged,
  };
}

export type Search = ReturnType<typeof useSearch>;

/**
 * Attributes of a button that sends the page's form, or another one, until there are scripts, and `later` with
 * them: its own form's intent where nothing else is said.
 */
export function usePress(form = pageFormId) {
  const isHydrated = useHydrated();
  return (values: Values, later: object = { name: 'intent', value: values.intent }) =>
    isHydrated ? later : { ...pressing(values, form), formNoValidate: true };
}

/** One form of the page. `intent` is what its button does, `stored` the texts of its fields without anything typed. */
export function usePart(part: string, intent: string, stored: Values) {
  const isHydrated = useHydrated();
  const kept = useContext(Kept)?.typed[part];
  const now = JSON.stringify(stored);
  // It stays when another form is sent later, until the stored texts change.
  const [first] = useState({ kept, now });
  const typed = first.now === now ? first.kept : undefined;
  const place = (name: string) => (isHydrated ? { name } : { name: partField(part, name), form: pageFormId });
  const hidden = (name: string, value: string | number) => (
    <input key={name} type="hidden" {...place(name)} value={value} />
  );
  return {
    /** It came back as it was typed. */
    isTyped: kept !== undefined,
    /** One of its texts came back and is not the stored one. */
    isChanged:
      typed !== undefined &&
      Object.keys(stored).some((name) => (typed[name] ?? stored[name]) !== stored[name]),
    /** A field's attributes. */
    field: <Field extends { name: string; defaultValue?: string }>(field: Field) => ({
      ...field,
      ...place(field.name),
      defaultValue: typed?.[field.name] ?? field.defaultValue,
    }),
    /** The same of a box to tick, whose text is 'on' or blank. */
    box: (name: string, isTicked: boolean) => ({
      ...place(name),
      value: 'on',
      defaultChecked: typed ? typed[name] === 'on' : isTicked,
    }),
    /** Those of a field that is no text; `form` is the id of its own form, which is elsewhere. */
    placed: (name: string, form?: string) => (isHydrated ? { name, form } : place(name)),
    /** Attributes of its button. */
    press: isHydrated ? { name: 'intent', value: intent } : pressing({ part, intent }),
    /** Those of another one, which sends `values` besides; `later` with scripts. */
    pressWith: <Later extends object>(values: Values, later: Later) =>
      isHydrated ? later : pressing({ part, intent, ...values }),
    /** The fields that are not seen, which it has to have. */
    hidden: (values: Record<string, string | number>) => [
      ...Object.entries(values).map(([name, value]) => hidden(name, value)),
      ...(isHydrated ? [] : [hidden('intent', intent), hidden('stored', now)]),
    ],
  };
}

export type PagePart = ReturnType<typeof usePart>;
