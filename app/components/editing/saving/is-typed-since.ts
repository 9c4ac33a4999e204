import type { FormValues } from '~/lib/editing/form-shape';
import { typedSince } from '~/lib/editing/typed-since';

import type { RunningSave } from './running-save';

/** True when something was typed since the save began. */
export const isTypedSince = ({ sent, shape }: RunningSave, now: FormValues | null): boolean =>
  now !== null && typedSince({ sent, now }, shape).length > 0;
