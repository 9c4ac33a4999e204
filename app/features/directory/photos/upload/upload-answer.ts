/** Results of a form of files, one per file. */
export type UploadAnswer = {
  /** About the whole form. */
  error?: string;
  saved: number;
  failed: { name: string; reason: string }[];
  /** Some files were refused for their content, not for a temporary reason. */
  isSkipped: boolean;
};
