import { useActionData, useFetcher } from '@remix-run/react';
import { useEffect, useRef } from 'react';

import { noticeToast } from '~/components/ui/toast/notice-toast';
import { useToast } from '~/components/ui/toast/toast';
import { useNotice } from '~/components/ui/toast/use-notice';
import type { GuideImport } from '~/features/content/guides/find-guide-import.server';
import { importResult } from '~/features/content/guides/guide-import-report';

const everyMs = 1_000;
/** A request without an answer after this time is replaced by a new one. */
const patienceMs = 10_000;
const newsPath = '/dashboard/pages/import?news';

/** True when the open page polls by itself; a failed request is repeated and changes nothing. */
export const asksForNews = (request: Request) => new URL(request.url).searchParams.has('news');

/**
 * The latest import: first from the page's data, then polled while it runs and the page is visible. The
 * result of a button and the end of the import are announced.
 */
export function useImportNews(read: GuideImport | null): GuideImport | null {
  const { load, state, data } = useFetcher<{ latest: GuideImport | null } | null>();
  const latest = later(read, data?.latest ?? null);
  const isAtWork = latest?.isAtWork ?? false;
  useEffect(() => {
    if (!isAtWork) return;
    const ask = () => {
      if (document.visibilityState === 'visible') load(newsPath);
    };
    const timer = setInterval(ask, state === 'idle' ? everyMs : patienceMs);
    return () => clearInterval(timer);
  }, [isAtWork, state, load]);
  useNotice(useActionData());
  useEndToast(latest);
  return latest;
}

function later(first: GuideImport | null, second: GuideImport | null): GuideImport | null {
  if (!first || !second) return first ?? second;
  if (first.id !== second.id) return first.id > second.id ? first : second;
  return first.changedAt > second.changedAt ? first : second;
}

/** The end is announced only on a page that has seen the import running. */
function useEndToast(latest: GuideImport | null) {
  const toast = useToast();
  const seen = useRef<string | null>(null);
  useEffect(() => {
    if (!latest) return;
    if (latest.isAtWork) {
      seen.current = latest.id;
      return;
    }
    if (seen.current !== latest.id) return;
    seen.current = null;
    if (latest.state === 'done' && latest.progress) {
      const { title, text, isComplete } = importResult(latest.progress);
      toast({ title, text, variant: isComplete ? 'success' : undefined });
    } else {
      const text = `Failed to import guides: ${latest.error ?? 'Nobody knows why.'}`;
      toast(noticeToast({ title: 'Error', text, isFailure: true }));
    }
  }, [latest, toast]);
}
