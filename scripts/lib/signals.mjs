/**
 * Ctrl+C and similar signals call `handler`, once. Children run in their own process groups and do not get
 * the terminal's signals, so every command installs this first: process.exit ends them (see endWithUs).
 */
export function onStopSignal(handler) {
  let stopped = false;
  const stop = () => {
    if (stopped) return;
    stopped = true;
    handler();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  if (process.env.npm_lifecycle_event) whenOrphaned(stop);
}

/** npm starts this script through a shell. A signal to npm ends the shell, which does not pass it on. */
function whenOrphaned(stop) {
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && stop(), 500).unref();
}
