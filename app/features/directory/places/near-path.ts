/** Path of the landing page of the stays near a landmark. */
export const nearPath = (slug: string, page = 1) =>
  `/accommodation-near/${slug}${page > 1 ? `?page=${page}` : ''}`;
