import { adelaideDate } from '~/lib/time/dates';

/** Pieces of a CSV file as a download `<name>-<date>.csv`, streamed; no cache may keep it. */
export function answerCsv(pieces: AsyncGenerator<string>, name: string, now: Date): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await pieces.return(undefined);
    },
  });
  return new Response(body, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}-${adelaideDate(now)}.csv"`,
      'cache-control': 'private, no-store',
    },
  });
}
