import { onStopSignal } from '../signals.mjs';

/** The exit code that a shell uses for a program that Ctrl+C ended. */
const stoppedCode = 130;

let left = 'The same command can be run again.';
let ending = null;
let isListening = false;

/**
 * From here on Ctrl+C ends the command and the programs that it runs, and prints what is left; a second
 * Ctrl+C changes nothing.
 */
export function listenForStop() {
  if (isListening) return;
  isListening = true;
  onStopSignal(() => {
    if (!ending) {
      console.error(`\nStopped. ${left}`);
      process.exit(stoppedCode);
    }
    console.error('\nStopping, as soon as nothing is half done.');
    ending.abort();
  });
}

/** Sets the text for a person who stops the command from here on: what is left, and the next command. */
export function ifStopped(words) {
  left = words;
}

/**
 * Runs `work(stop)`, which Ctrl+C does not interrupt: it aborts the signal `stop`, and the work ends where
 * nothing is half done. For the last part of a command. Returns what `work` returns.
 */
export async function toItsEnd(work) {
  ending = new AbortController();
  try {
    return await work(ending.signal);
  } finally {
    ending = null;
  }
}
