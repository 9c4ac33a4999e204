const kinds = 'accommodation|hotels|motels|apartments';
const searchPath = new RegExp(
  `^/(search|accommodation/[^/]+|accommodation/sa/adelaide-cbd|([a-z-]+-)?(${kinds})-[^/]+|[a-z-]+-(${kinds}))$`,
);

/**
 * True when a path looks like a search or a landing page, so that the browser can show a placeholder before the
 * answer arrives.
 */
export const isSearchPath = (pathname: string): boolean => searchPath.test(pathname);
