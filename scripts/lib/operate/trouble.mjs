/** A reason to stop that a person on call can act on; everything else is a fault of the command itself. */
export class Trouble extends Error {}

/**
 * Runs a command for one environment, named by the first argument, and ends the process: 0, or 1 with the reason. `work` gets the
 * environment's name and may return a code of its own.
 */
export async function runCommand(usage, name, work) {
  if (name !== 'staging' && name !== 'production') {
    console.error(usage);
    process.exit(2);
  }
  process.exit((await untilTrouble(() => work(name))) ?? 0);
}

/** What `work` returns; where it stops, ends the process with 1 and the reason. */
export async function untilTrouble(work) {
  try {
    return await work();
  } catch (error) {
    console.error(error instanceof Trouble ? `\n${error.message}` : error);
    process.exit(1);
  }
}
