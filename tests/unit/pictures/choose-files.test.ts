import { describe, expect, it } from 'vitest';

import { chooseFiles } from '~/features/pictures/files/choose-files';

const image = (size = 1000) => ({ type: 'image/jpeg', size });

describe('chosen files', () => {
  it('are kept when they are pictures of at most 10 MB', () => {
    const files = [image(), image(10 * 1024 * 1024)];
    expect(chooseFiles(files)).toEqual({ kept: files, isSkipped: false });
    expect(chooseFiles([])).toEqual({ kept: [], isSkipped: false });
  });

  it('are left out when they are something else, too heavy or beyond ten', () => {
    const fits = image();
    const others = [
      { type: 'application/pdf', size: 10 },
      { type: '', size: 10 },
      image(10 * 1024 * 1024 + 1),
    ];
    expect(chooseFiles([...others, fits])).toEqual({ kept: [fits], isSkipped: true });
    const twelve = Array.from({ length: 12 }, () => image());
    expect(chooseFiles(twelve).kept).toHaveLength(10);
    expect(chooseFiles(twelve, 7)).toMatchObject({ kept: { length: 3 }, isSkipped: true });
    expect(chooseFiles(twelve, 11)).toEqual({ kept: [], isSkipped: true });
  });
});
