/** A phone has about a quarter of this machine's processor. */
const slowdown = 4;

/** Lets a page of a browser's context run as slowly as on a phone. */
export async function slowProcessor(context, page) {
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}
