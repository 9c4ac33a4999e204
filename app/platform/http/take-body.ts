type Taken =
  /** The request to continue with. */
  { outcome: 'taken'; request: Request } | { outcome: 'too-large' };

/**
 * Bytes of a too large body that are read and dropped, so that its sender gets the answer instead of an
 * error.
 */
const maxDrained = 100_000_000;
const drainAtMostMs = 10_000;

/**
 * Accepts a request whose declared body has at most `maxDeclared` bytes; an undeclared body is read up to
 * `maxUndeclared` bytes, which are kept, and then declared. A larger body is read to its end, for at most
 * ten seconds, and dropped.
 */
export async function takeBody(
  request: Request,
  { maxDeclared, maxUndeclared }: { maxDeclared: number; maxUndeclared: number },
): Promise<Taken> {
  if (!request.body) return { outcome: 'taken', request };
  const declared = request.headers.get('content-length');
  if (declared !== null && /^\d{1,15}$/.test(declared)) {
    if (Number(declared) <= maxDeclared) return { outcome: 'taken', request };
    await drain(request.body.getReader());
    return { outcome: 'too-large' };
  }
  const reader = request.body.getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    const chunk = read.value as Uint8Array;
    length += chunk.byteLength;
    if (length > maxUndeclared) {
      chunks.length = 0;
      await drain(reader);
      return { outcome: 'too-large' };
    }
    chunks.push(chunk);
  }
  const headers = new Headers(request.headers);
  headers.set('content-length', String(length));
  return {
    outcome: 'taken',
    request: new Request(request, { headers, body: new Blob(chunks as BlobPart[]) }),
  };
}

async function drain(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  const endsAt = Date.now() + drainAtMostMs;
  let length = 0;
  try {
    while (length < maxDrained && Date.now() < endsAt) {
      const { done, value } = await reader.read();
      if (done) return;
      length += value.byteLength;
    }
    await reader.cancel();
  } catch {
    // A sender that stops sending gets no answer anyway.
  }
}
