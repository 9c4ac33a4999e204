import fs from 'node:fs';
import path from 'node:path';

import { fromRoot } from '../places.mjs';

const folder = fromRoot('migrations');

/** Names of the files in migrations/, in their order. */
export const migrationNames = () =>
  fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort();

/** The statements of one of them. */
export const statementsOf = (name) =>
  fs.readFileSync(path.join(folder, name), 'utf8').split('--> statement-breakpoint');
