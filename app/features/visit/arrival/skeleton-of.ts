import { GuidesSkeleton } from './guides-skeleton';
import { SearchSkeleton } from './search-skeleton';

/** The placeholder of the page with this path. */
export const skeletonOf = (path: string) => (path === '/guides' ? GuidesSkeleton : SearchSkeleton);
