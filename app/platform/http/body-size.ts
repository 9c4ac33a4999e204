/** Whether a request says how long its body is, and that is no more than `most` bytes. Asked before any of it is read. */
export function isBodyWithin(request: Request, most: number): boolean {
  const length = request.headers.get('content-length') ?? '';
  return /^\d{1,12}$/.test(length) && Number(length) <= most;
}
