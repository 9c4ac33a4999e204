import { afterEach } from 'vitest';

import { keepConnectionsShort } from '../server/short-connections';
import { closePages } from './pages';
import { mapOnlyFramesOfTests, writeMessagesWhole } from './quick-talk';

await keepConnectionsShort();
mapOnlyFramesOfTests();
writeMessagesWhole();
afterEach(closePages);
