import { leadRows } from './lead-rows';
import { mediaRows } from './media-rows';
import { ownAccountRows } from './own-account';
import { pageEditorRows } from './page-editor-rows';
import { pageRows } from './page-rows';
import { propertyRows } from './property-rows';
import { authRows, localRows, publicRows } from './public-rows';
import { redirectRows } from './redirect-rows';
import { sitePlaceRows } from './site-place-rows';
import { staffRows } from './staff-rows';
import { workRows } from './work-rows';

/** Each route's answer to each person, and its changes. */
export const permissionTable = [
  ...publicRows,
  ...authRows,
  ...localRows,
  ...ownAccountRows,
  ...propertyRows,
  ...leadRows,
  ...staffRows,
  ...mediaRows,
  ...pageRows,
  ...pageEditorRows,
  ...redirectRows,
  ...sitePlaceRows,
  ...workRows,
];
