import { combined } from './combined';
import { listOf } from './list-of';

/** 'the hospital at Woodville', by the suburb it is in. */
export const hospitalsIn = (suburbs: string): readonly string[] =>
  combined(
    listOf('hospital, the hospital, the public hospital, the big hospital'),
    listOf('in, at, out at, down at, over in'),
    listOf(suburbs),
  );

/** 'hospital stay near Flinders', by the short name of the hospital, which alone is its suburb or a university too. */
export const staysAt = (names: string): readonly string[] =>
  combined(
    listOf(
      'hospital stay, a hospital stay, hospital visit, a hospital visit, hospital appointment, a hospital appointment',
    ),
    listOf('near, at, in, close to, to'),
    listOf(names),
  );
