/** Where who had a picture looked for sees its small copy. */
export const stagedPath = (id: string) => `/dashboard/staged/${id}.webp`;
