/** Properties on one page of results. */
export const pageSize = 24;
