/** Properties on one page of results. */
export const pageSize = 24;
/** Cards that are drawn while results load. */
export const skeletonCount = 6;
