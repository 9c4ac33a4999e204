import { readdirSync, readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

const files = ['app', 'workers'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => `${folder}/${path}`),
);

describe('the attributes of cookies', () => {
  it('are written in one place, and by the library that carries a sign-in with Google', () => {
    const words = /HttpOnly|SameSite=|sameSite:|__Host-/i;
    const places = files.filter((file) => words.test(readFileSync(file, 'utf8')));
    expect(places.sort()).toEqual([
      'app/platform/auth/flow-storage.ts',
      // Reads both names, to keep personal answers out of shared caches.
      'app/platform/auth/session.server.ts',
      'app/platform/http/cookies.ts',
    ]);
  });
});
