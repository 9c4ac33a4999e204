/** True for a request of a browser for a page that its visitor may open next, and has not opened yet. */
export const isPrefetch = ({ headers }: Request): boolean =>
  /\bprefetch\b/i.test(`${headers.get('sec-purpose') ?? ''} ${headers.get('purpose') ?? ''}`);
