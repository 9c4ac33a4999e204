import { listenForStop } from './stop.mjs';

/** A reason to stop that a person on call can act on; any other error is a fault of the command itself. */
export class Trouble extends Error {}

/** Runs a command and ends the process: with the code that `work` returns, 0 where it returns none, or 1 with the reason. */
export const runCommand = async (work) => process.exit((await untilTrouble(work)) ?? 0);

/**
 * The result of `work`; when it stops, ends the process with 1 and the reason. From here on Ctrl+C ends it
 * with 130 and what is left.
 */
export async function untilTrouble(work) {
  listenForStop();
  try {
    return await work();
  } catch (error) {
    console.error(error instanceof Trouble ? `\n${error.message}` : error);
    process.exit(1);
  }
}
