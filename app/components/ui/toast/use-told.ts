import { useEffect, useRef } from 'react';

/**
 * Calls `tell` once for each piece of news, such as the answer to a form. `known` is the news of the first
 * render, which is skipped.
 */
export function useTold<News>(
  news: News | null | undefined,
  tell: (news: News) => void,
  known?: typeof news,
) {
  const told = useRef(known);
  useEffect(() => {
    if (!news || told.current === news) return;
    told.current = news;
    tell(news);
  });
}
