import { resultLimit } from '~/features/directory/criteria/criteria';

import { pageSize } from './page-size';

/** Pages of so many results, of which a thousand are shown. */
export const pageCountOf = (total: number): number => Math.ceil(Math.min(total, resultLimit) / pageSize);
