import { expect, test } from 'vitest';

import { bareFrame } from '~/features/visit/frame/bare-frame';
import { footerColumns } from '~/features/visit/frame/footer-links';
import { headerLinks } from '~/features/visit/frame/header-links';

test('the frame without data has the links of empty menus', () => {
  expect(bareFrame.header).toEqual(headerLinks([], ''));
  expect(bareFrame.footer).toEqual(footerColumns({ accommodation: [], guides: [], company: [] }, ''));
});
