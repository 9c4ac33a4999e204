import { z } from 'zod';

import { roles } from '~/db/vocabulary';

/** Changes that an admin may make to another account. */
export const accountChangeSchema = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('role'), userId: z.string().max(64), role: z.enum(roles) }),
  z.object({ intent: z.literal('deactivate'), userId: z.string().max(64) }),
  z.object({ intent: z.literal('reactivate'), userId: z.string().max(64) }),
]);

export type AccountChange = z.infer<typeof accountChangeSchema>;
