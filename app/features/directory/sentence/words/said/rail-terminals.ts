import { listOf } from './list-of';

/** Where the trains of other states stop, which no landmark is: 'the Ghan terminal Keswick'. */
export const railTerminals: readonly string[] = listOf(
  'train, railway, rail, ghan, the ghan, the train, the railway, parklands, adelaide parklands, keswick, keswick train, keswick rail, the keswick',
).flatMap((of) => ['', ' keswick', ' in keswick', ' at keswick'].map((where) => `${of} terminal${where}`));
