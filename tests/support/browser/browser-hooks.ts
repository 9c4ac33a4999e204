import { afterEach } from 'vitest';

import { keepConnectionsShort } from '../server/short-connections';
import { closePages } from './pages';

await keepConnectionsShort();
afterEach(closePages);
