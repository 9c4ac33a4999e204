/** What became of a form of files, each for itself. */
export type UploadAnswer = {
  /** About the whole form. */
  error?: string;
  saved: number;
  failed: { name: string; reason: string }[];
  /** Some of them for what they are, not for what cannot be done at the moment. */
  isSkipped: boolean;
};
