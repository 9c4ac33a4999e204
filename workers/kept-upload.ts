import { readFiles } from '~/platform/http/uploads/read-files';

import { isFromForm, lengthOf, typeOf, type TypedForm } from './kept-form';
import { maxBodyOf, maxOfForm } from './max-body';

const filesType = /^multipart\/form-data\b/i;

/** A form with files, too large to be kept in memory until its route has answered. */
export type Upload = {
  /** The request for the route. */
  request: Request;
  /** The form's texts; null when the route has begun to read the form and has not said what it read, or it cannot be read. */
  typed: () => Promise<TypedForm | null>;
};

/** Hands the files on as the route reads them. `readTexts` are the texts of each form that the route has read to its end. */
export function handOn(request: Request, path: string, readTexts: readonly FormData[]): Upload | null {
  if (!request.body || !filesType.test(typeOf(request))) return null;
  const reader = request.body.getReader();
  let isBegun = false;
  const body = new ReadableStream(
    {
      async pull(controller) {
        isBegun = true;
        const { done, value } = await reader.read();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      // What is not read yet may still be needed.
      cancel: () => (isBegun ? reader.cancel() : undefined),
    },
    { highWaterMark: 0 },
  );
  const typed = async () => {
    const read = readTexts.at(-1);
    if (read) return typedIn(read);
    if (isBegun) return null;
    reader.releaseLock();
    return readTypedBesideFiles(request, path);
  };
  return { request: withBody(request, body), typed };
}

function withBody({ url, method, headers, signal }: Request, body: ReadableStream): Request {
  // The standard asks for `duplex` where a body is a stream.
  const init = { method, headers, signal, body, duplex: 'half' };
  return new Request(url, init);
}

/** As many times what is taken is read of a form that is refused. */
const readAtMost = 4;

/** True for a form of files, sent without scripts to an address that takes them, that is not too large to be read. */
export function isFormOfFiles(request: Request, path: string): boolean {
  const max = maxBodyOf(path, true);
  return (
    max > maxOfForm &&
    isFromForm(request) &&
    filesType.test(typeOf(request)) &&
    lengthOf(request) <= max * readAtMost
  );
}

/** The texts of such a form, whose files are dropped as they arrive; null when it cannot be read. */
export async function readTypedBesideFiles(request: Request, path: string): Promise<TypedForm | null> {
  const bounds = { maxBytes: 0, maxInAll: maxBodyOf(path, true) * readAtMost };
  return readFiles(request, bounds, async () => undefined).then(typedIn, () => null);
}

const typedIn = (texts: FormData): TypedForm => ({
  fields: [...texts].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  hasFiles: true,
});
