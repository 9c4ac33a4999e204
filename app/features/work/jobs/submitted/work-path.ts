/** Address that reports, cancels and restarts the viewer's own work. */
export const workPath = (id: string) => `/dashboard/work/${encodeURIComponent(id)}`;
