import { useEffect, useRef } from 'react';

/**
 * Calls `announce` once for each piece of news, such as the answer to a form. `known` is the news of the first
 * render, which is skipped.
 */
export function useAnnounceOnce<News>(
  news: News | null | undefined,
  announce: (news: News) => void,
  known?: typeof news,
) {
  const announced = useRef(known);
  useEffect(() => {
    if (!news || announced.current === news) return;
    announced.current = news;
    announce(news);
  });
}
