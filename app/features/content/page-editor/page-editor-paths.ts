export const pageListPath = '/dashboard/pages';
export const pageEditPath = (id: number) => `${pageListPath}/${id}`;
export const pagePreviewPath = (id: number) => `${pageListPath}/${id}/preview`;
export const revisionsPath = (id: number) => `${pageListPath}/${id}/revisions`;
export const revisionPath = (id: number, version: number) => `${revisionsPath(id)}/${version}`;
