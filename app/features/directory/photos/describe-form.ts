import { z } from 'zod';

import { altTextSchema } from './photo-form';

/** Apart from the field's rule, which a page runs: an object of zod's may not be made there. */
export const describeSchema = z.object({ altText: altTextSchema });
