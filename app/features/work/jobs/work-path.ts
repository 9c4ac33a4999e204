/** Where one's own work is told of, cancelled and begun anew. */
export const workPath = (id: string) => `/dashboard/work/${encodeURIComponent(id)}`;
