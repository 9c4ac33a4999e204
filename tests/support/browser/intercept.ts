import type { Page } from 'playwright';

import { keepCacheDuring } from './quick-talk';

/**
 * As `page.route`, for requests whose answers no browser keeps: documents, data and forms. The cache stays on, so that the documents
 * that follow have their scripts from it; what is in the cache does not come by here.
 */
export const intercept = (page: Page, ...route: Parameters<Page['route']>): Promise<void> =>
  keepCacheDuring(() => page.route(...route));
