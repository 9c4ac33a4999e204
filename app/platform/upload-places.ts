/** Uploads that one isolate works on at once: its memory holds their files and what is made of them. */
const mostAtOnce = 4;

let taken = 0;

/** Does `work` if there is room for it now, else answers null at once: nobody waits here for another's request. */
export async function inUploadPlace<T>(work: () => Promise<T>): Promise<T | null> {
  if (taken >= mostAtOnce) return null;
  taken += 1;
  try {
    return await work();
  } finally {
    taken -= 1;
  }
}
