/** Address of a staged picture's small copy, for the owner of its job. */
export const stagedPath = (id: string) => `/dashboard/staged/${id}.webp`;
