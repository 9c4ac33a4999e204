import fs from 'node:fs';
import path from 'node:path';

import { fromRoot, root } from '../places.mjs';

/** The sprite is made of them. */
const icons = fromRoot('node_modules', 'lucide-react', 'icons');

const fromRootOrAbsolute = (name) => path.resolve(root, name);

const textNames = /^licen[cs]e(\.(md|txt))?$/i;

/**
 * Vite's plugin: writes licenses.txt beside the browser's files, with name, version and licence of every package of which
 * they have a part. The scripts themselves carry no comments.
 * @returns {import('vite').Plugin}
 */
export function licences() {
  return {
    name: 'licences',
    apply: 'build',
    generateBundle({ format }, bundle) {
      if (format !== 'es' || this.environment?.name === 'ssr') return;
      const modules = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' ? Object.keys(file.modules) : file.originalFileNames.map(fromRootOrAbsolute),
      );
      this.emitFile({ type: 'asset', fileName: 'licenses.txt', source: licencesOf([...modules, icons]) });
    },
  };
}

/** Text about the packages of these modules, by name. Throws for a package without a name of its licence. */
export function licencesOf(modules) {
  const folders = new Set(modules.map(folderOf).filter(Boolean));
  const parts = [...folders].map(describe).sort((a, b) => a.localeCompare(b));
  return `Parts of these packages are in the scripts of this site.\n\n${parts.join('\n')}`;
}

/** The folder of the package that a module belongs to; null for one of our own. */
function folderOf(id) {
  const found = /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(id.split('?')[0]);
  return found?.[1] ?? null;
}

function describe(folder) {
  const { name, version, license } = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'));
  if (!license) throw new Error(`${name} does not say its licence`);
  const file = fs.readdirSync(folder).find((entry) => textNames.test(entry));
  const text = file ? fs.readFileSync(path.join(folder, file), 'utf8').trim() : '';
  return `${name} ${version}, ${license}\n\n${text}\n`;
}
