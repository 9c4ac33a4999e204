import { describe, expect, it } from 'vitest';

import {
  inOrder,
  movedOrder,
  movedOut,
  movedUnder,
  readOrder,
  treeOf,
  writeOrder,
} from '~/features/content/menus/menu-tree';

const item = (id: number, parentId: number | null = null) => ({
  id,
  parentId,
  title: `t${id}`,
  url: '/x',
  target: null,
  isActive: true,
});
const tree = treeOf([item(1), item(2), item(3, 2), item(4, 2), item(5)]);

describe('a menu as a tree', () => {
  it('has two levels, whatever is stored', () => {
    expect(writeOrder(tree)).toBe('1:0,2:0,3:2,4:2,5:0');
    expect(writeOrder(treeOf([item(1), item(2, 1), item(3, 2), item(4, 99)]))).toBe('1:0,2:1,3:1,4:0');
    expect(writeOrder(treeOf([item(1, 2), item(2, 1)]))).toBe('1:0,2:0');
  });

  it('moves a link with its children', () => {
    expect(movedOrder(tree, null, 1, 0)).toBe('2:0,3:2,4:2,1:0,5:0');
    expect(movedOrder(tree, 2, 0, 1)).toBe('1:0,2:0,4:2,3:2,5:0');
    expect([
      movedOrder(tree, null, 0, -1),
      movedOrder(tree, null, 2, 3),
      movedOrder(tree, 2, 1, 2),
      movedOrder(tree, 9, 0, 1),
    ]).toEqual([null, null, null, null]);
  });

  it('puts a link under the one before and takes it out again', () => {
    expect(movedUnder(tree, 2)).toBe('1:0,2:0,3:2,4:2,5:2');
    expect([movedUnder(tree, 0), movedUnder(tree, 1)]).toEqual([null, null]);
    expect(movedOut(tree, 2, 0)).toBe('1:0,2:0,4:2,3:0,5:0');
    expect(movedOut(tree, 2, 7)).toBeNull();
  });

  it('reads an order of just its links, one level deep', () => {
    const ids = [1, 2, 3];
    expect(readOrder('2:0,1:2,3:0', ids)).toEqual([
      { id: 2, parentId: null, sortOrder: 1 },
      { id: 1, parentId: 2, sortOrder: 2 },
      { id: 3, parentId: null, sortOrder: 3 },
    ]);
    for (const text of [
      '',
      '1:0,2:0',
      '1:0,2:1,3:2',
      '1:0,1:0,2:0',
      '1:0,2:0,4:0',
      '1:0,2:9,3:0',
      '1:1,2:0,3:0',
      null,
    ]) {
      expect([text, readOrder(text, ids)]).toEqual([text, null]);
    }
    expect(writeOrder(inOrder(tree, '5:0,1:0,2:0,3:2,4:2'))).toBe('5:0,1:0,2:0,3:2,4:2');
    expect(inOrder(tree, 'nonsense')).toBe(tree);
  });
});
