import type { Notice } from '~/lib/notices';
import { readRowId } from '~/lib/row-id';

/** Until there are scripts, a page with several forms is one form of several parts; this is its id. */
export const pageFormId = 'page-form';

/** Name of its buttons. The value says what the button does, and to which part, as the query of an address. */
export const pressedName = 'pressed';
/** Name of a part's field in the form of all. */
export const partField = (part: string, field: string) => `${part}:${field}`;
/** In the place of a part: the one in which something was typed. */
export const typedPart = '*';
/** The part that narrows the page's list: it changes nothing, and its answer is another address. */
export const searchPart = 'search';

/** The part of a list's ticked rows: the ids of those that the list shows (`chosen`) and of others (`elsewhere`). */
export const ticksPart = 'bulk';
/** Parameter of a list's address, with the ids of the rows that are ticked. */
export const ticksParam = 'ticked';

/** What was typed in the parts that were not sent and is not saved, by part and field. */
export type TypedParts = Record<string, Record<string, string>>;
/** In an answer: what was done, and what comes back as it was typed. */
export type KeptParts = { notice: Notice | null; typed: TypedParts };

const maxParts = 200;
const maxFields = 30;
const maxText = 10_000;

type Typed = [part: string, texts: Record<string, string>];

/** What was sent: the part of the button that was pressed, its form, what was typed in the other parts (null for nothing), and the ticked rows. */
export type SentPart = {
  part: string | null;
  own: FormData;
  typed: TypedParts | null;
  ticks: readonly number[];
};

/** Reads the form of a page. A button of files has no part. */
export function readPageForm(form: FormData): SentPart {
  const pressed = form.get(pressedName);
  const parts = [...form.keys()].flatMap((name) => /^(.+):stored$/.exec(name)?.[1] ?? []).slice(0, maxParts);
  const typed = parts.flatMap((part) => typedIn(form, part));
  const ticks = ticksIn(form);
  if (typeof pressed !== 'string') return { part: null, own: form, typed: textsOf(typed), ticks };
  const { part: named = '', ...values } = Object.fromEntries(new URLSearchParams(pressed));
  const part = named === typedPart ? (typed[0]?.[0] ?? parts[0] ?? '') : named;
  const own = new FormData();
  for (const [name, value] of form) {
    if (part && name.startsWith(partField(part, ''))) own.append(name.slice(part.length + 1), value);
  }
  for (const [name, value] of Object.entries(values)) own.set(name, value);
  return { part, own, typed: textsOf(typed.filter(([other]) => other !== part)), ticks };
}

const textsOf = (typed: Typed[]): TypedParts | null => (typed.length > 0 ? Object.fromEntries(typed) : null);

/** The part with its texts, where they are not as they are stored. */
function typedIn(form: FormData, part: string): Typed[] {
  const stored = Object.entries(storedTexts(form.get(partField(part, 'stored'))));
  const texts = stored.map(([field, text]) => ({
    field,
    text,
    now: textOf(form.getAll(partField(part, field)).join(',')),
  }));
  if (texts.every(({ text, now }) => tidy(text) === tidy(now))) return [];
  return [[part, Object.fromEntries(texts.map(({ field, now }) => [field, now]))]];
}

/** A visitor's own JSON: anything but an object of texts counts as nothing. */
function storedTexts(json: FormDataEntryValue | null): Record<string, string> {
  try {
    const read: unknown = JSON.parse(textOf(json));
    if (typeof read !== 'object' || read === null) return {};
    return Object.fromEntries(
      Object.entries(read)
        .slice(0, maxFields)
        .map(([field, text]) => [field, typeof text === 'string' ? text : '']),
    );
  } catch {
    return {};
  }
}

const textOf = (value: FormDataEntryValue | null) =>
  typeof value === 'string' ? value.slice(0, maxText) : '';

const maxTicks = 200;

/** Ids that were joined by commas; other texts are left out. */
export const readTicks = (text: string | null | undefined): number[] =>
  [
    ...new Set(
      (text ?? '')
        .slice(0, maxText)
        .split(',')
        .flatMap((id) => readRowId(id) ?? []),
    ),
  ].slice(0, maxTicks);

/** The ids of all ticked rows of a page's form. */
const ticksIn = (form: FormData) =>
  readTicks(['chosen', 'elsewhere'].flatMap((field) => form.getAll(partField(ticksPart, field))).join(','));

/** Without the differences that a browser makes by itself. */
const tidy = (text: string) => text.replace(/\r\n?/g, '\n').trim();

/** The parts that came back with an answer; null for an answer without any. */
export function keptIn(answer: unknown): KeptParts | null {
  const kept = typeof answer === 'object' && answer !== null && 'kept' in answer ? answer.kept : null;
  return (kept as KeptParts | null) ?? null;
}

/** The fields of a search that were filled in, by name. */
export const wordsOfSearch = (own: FormData): Record<string, string> =>
  Object.fromEntries(
    [...own].flatMap(([name, value]) =>
      typeof value === 'string' && value !== '' && name !== 'intent' && name !== 'stored'
        ? [[name, value.slice(0, maxText)]]
        : [],
    ),
  );
