import { useCallback, useEffect, useRef, useState } from 'react';

import type { LibraryPicture } from '~/features/pictures/library/library-picture';
import { mediaQueryString, type MediaQuery } from '~/features/pictures/library/media-query';

/** As it arrives in JSON. */
export type PickedPicture = Omit<LibraryPicture, 'createdAt'>;

type Page = { images: PickedPicture[]; next: number | null };
type State = Page & { words: string; progress: 'loading' | 'idle' | 'failed' };

/** A page of the library; throws when it cannot be read. */
async function readPage(query: Partial<MediaQuery>): Promise<Page> {
  const response = await fetch(`/dashboard/media/list?${mediaQueryString(query)}`);
  if (!response.ok) throw new Error(`media library: ${response.status}`);
  return (await response.json()) as Page;
}

/** The picture with that id; throws when it is not there. */
export async function readLibraryPicture(id: number): Promise<PickedPicture> {
  const [image] = (await readPage({ only: id })).images;
  if (!image) throw new Error('media library: no such picture');
  return image;
}

/**
 * The library in the picker: the newest pictures or search results, and more on demand. It fetches by itself,
 * since a fetcher that fails replaces the whole page, with unsaved work in it.
 */
export function useLibrary() {
  const [state, setState] = useState<State>({ images: [], next: null, words: '', progress: 'loading' });
  const turn = useRef(0);
  const read = useCallback(async (query: Partial<MediaQuery>, earlier: readonly PickedPicture[]) => {
    const own = (turn.current += 1);
    const words = query.words ?? '';
    setState((before) => ({ ...before, words, images: [...earlier], progress: 'loading' }));
    const page = await readPage(query).catch(() => null);
    if (own !== turn.current) return;
    if (page) setState({ images: [...earlier, ...page.images], next: page.next, words, progress: 'idle' });
    else setState((before) => ({ ...before, progress: 'failed' }));
  }, []);
  useEffect(() => {
    void read({}, []);
    return () => void (turn.current += 1);
  }, [read]);
  const { words, images, next } = state;
  return {
    ...state,
    search: (wanted: string) => void read({ words: wanted }, []),
    more: () => void read({ words, before: next }, images),
    again: () => void read({ words }, []),
  };
}
