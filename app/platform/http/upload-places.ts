/**
 * Uploads that one isolate works on at once: in all, of one account, and bytes of their files. A file is in memory four times
 * over while it is handed to the encoder, beside all else that the 128 MB of an isolate hold.
 */
const most = { places: 4, ofAccount: 2, bytes: 16 * 1024 * 1024 };

type Upload = { userId: string; bytes: number };

const taken = new Set<Upload>();

const bytesOf = (uploads: Iterable<Upload>) => [...uploads].reduce((sum, { bytes }) => sum + bytes, 0);

/** Does `work` if there is room for it now, else answers null at once: nobody waits here for another's request. */
export async function inUploadPlace<T>({ userId, bytes }: Upload, work: () => Promise<T>): Promise<T | null> {
  const ofAccount = [...taken].filter((other) => other.userId === userId).length;
  if (taken.size >= most.places || ofAccount >= most.ofAccount) return null;
  if (bytesOf(taken) + bytes > most.bytes) return null;
  const upload = { userId, bytes };
  taken.add(upload);
  try {
    return await work();
  } finally {
    taken.delete(upload);
  }
}
