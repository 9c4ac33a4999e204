import { afterEach } from 'vitest';

import { closePages } from './pages';

afterEach(closePages);
