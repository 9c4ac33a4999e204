/* Written in the oldest syntax with modules, so that an old Node prints the message instead of failing. */
export function checkNode() {
  const parts = process.versions.node.split('.');
  const major = Number(parts[0]);
  const minor = Number(parts[1]);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(
    'Stay Adelaide needs Node 20.19 or later; this is Node ' +
      process.versions.node +
      '. Install a newer one from https://nodejs.org and run the command again.',
  );
  process.exit(1);
}
