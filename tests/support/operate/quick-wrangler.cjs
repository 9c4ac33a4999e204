/** Loaded before a command of a test: keeps wrangler's compiled programs between its many starts, which halves what each one takes. */
const fs = require('node:fs');
const Module = require('node:module');
const path = require('node:path');
const vm = require('node:vm');

const plainly = Module.prototype._compile;

Module.prototype._compile = function compile(text, file) {
  if (!isKept(file)) return plainly.call(this, text, file);
  const kept = path.join(process.env.QUICK_WRANGLER, path.basename(file));
  const cachedData = fs.existsSync(kept) ? fs.readFileSync(kept) : undefined;
  const script = new vm.Script(Module.wrap(text.replace(/^#!.*/, '')), { filename: file, cachedData });
  if (!cachedData || script.cachedDataRejected) process.once('exit', () => keep(script, kept));
  // A program compares itself with `require.main` to learn that it was started and not imported.
  const own = Object.assign(Module.createRequire(file), { main: process.mainModule });
  return script.runInThisContext().call(this.exports, this.exports, own, this, file, path.dirname(file));
};

const large = [path.join('wrangler-dist', 'cli.js'), path.join('miniflare', 'dist', 'src', 'index.js')];

/** An upload imports modules by `import()`, which a kept program cannot. */
const isKept = (file) => large.some((name) => file.endsWith(name)) && !process.argv.includes('upload');

function keep(script, file) {
  const own = `${file}.${process.pid}`;
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(own, script.createCachedData());
  fs.renameSync(own, file);
}
