import { useRevalidator } from '@remix-run/react';
import { useEffect, useState } from 'react';

import type { WorkStatus } from './find-work.server';
import { workPath } from './work-path';

const everyMs = 2_000;

/**
 * Status of a job, first from the page's data, then by server-sent events, and where these fail, by polling.
 * When it has ended the page's data is reloaded, since it contains the result.
 */
export function useWork(read: WorkStatus): WorkStatus {
  const [streamed, setStreamed] = useState<WorkStatus | null>(null);
  const { revalidate } = useRevalidator();
  const latest =
    streamed && streamed.id === read.id && streamed.changedAt >= read.changedAt ? streamed : read;
  const { id } = read;
  const isAtWork = read.state === 'at-work';
  useEffect(() => {
    if (!isAtWork) return;
    return listen(id, (status) => {
      setStreamed(status);
      if (status.state !== 'at-work') revalidate();
    });
  }, [id, isAtWork, revalidate]);
  return latest;
}

/** Calls `tell` with each change until the work has ended or the returned function is called. */
function listen(id: string, onStatus: (status: WorkStatus) => void): () => void {
  let stop = () => {};
  const take = (status: WorkStatus) => {
    if (status.state !== 'at-work') stop();
    onStatus(status);
  };
  const source = new EventSource(`${workPath(id)}/events`);
  stop = () => source.close();
  source.onmessage = ({ data }) => take(JSON.parse(data as string) as WorkStatus);
  source.onerror = () => {
    // The browser reconnects by itself unless the answer was not a stream.
    if (source.readyState === EventSource.CLOSED) stop = poll(id, take);
  };
  return () => stop();
}

function poll(id: string, take: (status: WorkStatus) => void): () => void {
  const timer = setInterval(() => {
    if (document.visibilityState !== 'visible') return;
    fetch(workPath(id))
      .then((answer) => (answer.ok ? (answer.json() as Promise<WorkStatus>) : null))
      .then((status) => status && take(status))
      .catch(() => undefined);
  }, everyMs);
  return () => clearInterval(timer);
}
