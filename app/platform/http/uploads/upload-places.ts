/**
 * Limits of concurrent uploads in one isolate: in all, per account, and bytes of their files. A file is in
 * memory four times while it is sent to the encoder, beside everything else in the isolate's 128 MB.
 */
const max = { places: 4, ofAccount: 2, bytes: 16 * 1024 * 1024 };

type Upload = { userId: string; bytes: number };

const taken = new Set<Upload>();

const bytesOf = (uploads: Iterable<Upload>) => [...uploads].reduce((sum, { bytes }) => sum + bytes, 0);

/**
 * Runs `work` if there is room for it now, else returns null at once: requests do not wait for each other
 * here.
 */
export async function inUploadPlace<T>({ userId, bytes }: Upload, work: () => Promise<T>): Promise<T | null> {
  const ofAccount = [...taken].filter((other) => other.userId === userId).length;
  if (taken.size >= max.places || ofAccount >= max.ofAccount) return null;
  if (bytesOf(taken) + bytes > max.bytes) return null;
  const upload = { userId, bytes };
  taken.add(upload);
  try {
    return await work();
  } finally {
    taken.delete(upload);
  }
}
