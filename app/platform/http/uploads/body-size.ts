/**
 * True when a request declares the length of its body, and that is at most `max` bytes. Checked before any of it is
 * read.
 */
export function isBodyWithin(request: Request, max: number): boolean {
  const length = request.headers.get('content-length') ?? '';
  return /^\d{1,12}$/.test(length) && Number(length) <= max;
}
