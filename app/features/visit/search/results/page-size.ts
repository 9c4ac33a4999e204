/** Properties on one page of results. */
export const pageSize = 24;
/** Pages from here on, like a map, are read along an order by value, since most of it is read anyway. */
export const firstLatePage = 11;
/** Cards that are drawn while results load. */
export const skeletonCount = 6;
