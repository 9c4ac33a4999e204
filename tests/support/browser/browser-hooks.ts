import { afterEach } from 'vitest';

import { askForPlainAnswers, keepConnectionsShort } from '../server/short-connections';
import { closePages } from './pages';
import { mapOnlyFramesOfTests, writeMessagesWhole } from './quick-talk';

await keepConnectionsShort();
askForPlainAnswers();
mapOnlyFramesOfTests();
writeMessagesWhole();
afterEach(closePages);
