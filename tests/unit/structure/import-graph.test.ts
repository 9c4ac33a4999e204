import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';

import { describe, expect, it } from 'vitest';

import { importsOf } from '../../support/imports-of';

/** The wings of `app/features` that a wing may import. Decision 035 says what each wing holds. */
const allowed: Record<string, readonly string[]> = {
  work: [],
  pictures: ['work'],
  directory: ['pictures'],
  people: ['directory', 'pictures', 'work'],
  import: ['directory', 'pictures', 'work'],
  content: ['import', 'directory', 'pictures', 'work'],
  visit: ['content', 'directory', 'pictures', 'work'],
  manage: ['content', 'import', 'directory', 'pictures', 'work'],
};

const files = readdirSync('app', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => `app/${path}`);
const known = new Set(files);

/** Of each file of `app` those that it imports, types too. */
const graph = new Map(files.map((file) => [file, importsOf(file, known)]));

const wingOf = (file: string) => file.split('/')[2] ?? '';
const isFeature = (file: string) => file.startsWith('app/features/');

/** `app/features` and every folder below it. */
const folders = [
  ...new Set(
    files.filter(isFeature).flatMap((file) => {
      const names = dirname(file).split('/');
      return names.map((_, at) => names.slice(0, at + 1).join('/')).slice(1);
    }),
  ),
];

/** The room of a folder that a file is in, by its name; '' for a file that is in none of them. */
const roomIn = (folder: string) => (file: string) => {
  const [room = '', ...rest] = file.slice(folder.length + 1).split('/');
  return rest.length > 0 ? room : '';
};

/** Every arrow between two groups of the features in a folder, with one import that makes it. */
function arrows(
  groupOf: (file: string) => string,
  folder = 'app/features',
): Map<string, Map<string, string>> {
  const found = new Map<string, Map<string, string>>();
  const isInside = (file: string) => file.startsWith(`${folder}/`);
  for (const [file, imports] of graph) {
    for (const target of isInside(file) ? imports.filter(isInside) : []) {
      const [from, to] = [groupOf(file), groupOf(target)];
      if (from === to) continue;
      if (!found.has(from)) found.set(from, new Map());
      found.get(from)?.set(to, `${file} imports ${target}`);
    }
  }
  return found;
}

/** The nodes of one circle in the order of its arrows, or null. */
function findCircle(next: (node: string) => Iterable<string>, nodes: Iterable<string>): string[] | null {
  const done = new Set<string>();
  const visit = (node: string, way: string[]): string[] | null => {
    if (way.includes(node)) return [...way.slice(way.indexOf(node)), node];
    if (done.has(node)) return null;
    done.add(node);
    for (const other of next(node)) {
      const circle = visit(other, [...way, node]);
      if (circle) return circle;
    }
    return null;
  };
  for (const node of nodes) {
    const circle = visit(node, []);
    if (circle) return circle;
  }
  return null;
}

describe('the wings of the features', () => {
  it('are these, and every feature is in a room of one', () => {
    const wings = readdirSync('app/features');
    expect(wings.sort()).toEqual(Object.keys(allowed).sort());
    expect(files.filter((file) => isFeature(file) && file.split('/').length < 5)).toEqual([]);
  });

  it('import each other along the allowed arrows only, and along each of them', () => {
    const found = arrows(wingOf);
    const wrong = [...found].flatMap(([from, targets]) =>
      [...targets].filter(([to]) => !allowed[from]?.includes(to)).map(([, example]) => example),
    );
    expect(wrong).toEqual([]);
    const unused = Object.entries(allowed).flatMap(([from, targets]) =>
      targets.filter((to) => !found.get(from)?.has(to)).map((to) => `${from} → ${to}`),
    );
    expect(unused).toEqual([]);
  });

  it('have no circle among themselves', () => {
    expect(findCircle((wing) => allowed[wing] ?? [], Object.keys(allowed))).toBeNull();
  });

  it.each(folders)('have no circle among the rooms of %s and the files beside them', (folder) => {
    const found = arrows(roomIn(folder), folder);
    expect(findCircle((room) => found.get(room)?.keys() ?? [], found.keys())).toBeNull();
  });
});

describe('the files of app', () => {
  it('import each other in no circle, types included', () => {
    expect(findCircle((file) => graph.get(file) ?? [], files)).toBeNull();
  });

  it('are routes on their own: no route imports another', () => {
    const route = (file: string) => (file.startsWith('app/routes/') ? file.split('/')[2] : null);
    const across = [...graph].flatMap(([file, imports]) =>
      imports
        .filter((target) => route(target) && route(target) !== route(file))
        .map((target) => `${file} imports ${target}`),
    );
    expect(across).toEqual([]);
  });
});
