/**
 * Ctrl+C and its kin call `handler`, once. Children run in process groups of their own and do not hear the
 * terminal, so every command takes this from its first moment: process.exit ends them (see endWithUs).
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

/** npm runs us through a shell, which ends on a signal to npm without passing it on. */
function whenOrphaned(stop) {
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && stop(), 500).unref();
}
