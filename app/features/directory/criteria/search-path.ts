const kinds = 'accommodation|hotels|motels|apartments';
const searchPath = new RegExp(
  `^/(search|accommodation/[^/]+|accommodation/sa/adelaide-cbd|([a-z-]+-)?(${kinds})-[^/]+|[a-z-]+-(${kinds}))$`,
);

/** Whether a path looks like a search or a landing page, for what the browser shows before the answer says it. */
export const isSearchPath = (pathname: string): boolean => searchPath.test(pathname);
