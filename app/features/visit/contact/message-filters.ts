import { readRowId } from '~/lib/row-id';

export const messageStates = ['open', 'handled'] as const;
export type MessageState = (typeof messageStates)[number];
export const messageStateNames: Record<MessageState, string> = { open: 'Open', handled: 'Handled' };

export type MessageFilters = { state: MessageState | null; words: string };

/** Filters of the list from a query string; invalid ones are left out. */
export function readMessageFilters(params: URLSearchParams): MessageFilters {
  return {
    state: messageStates.find((state) => state === params.get('state')) ?? null,
    words: (params.get('q') ?? '').trim().slice(0, 100),
  };
}

export const readMessagesBefore = (params: URLSearchParams) => readRowId(params.get('before'));

/** The filters as a query string, with the row before which the page begins. */
export function messageQuery({ state, words }: MessageFilters, before: number | null = null) {
  return new URLSearchParams({
    ...(state && { state }),
    ...(words && { q: words }),
    ...(before && { before: String(before) }),
  }).toString();
}
