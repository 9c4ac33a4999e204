import { listOf } from './list-of';

/** Where the trains of other states stop, which no landmark is: 'the Ghan terminal Keswick'. */
const railTerminals: readonly string[] = listOf(
  'train, railway, rail, ghan, the ghan, the train, the railway, parklands, adelaide parklands, keswick, keswick train, keswick rail, the keswick',
).flatMap((of) => ['', ' keswick', ' in keswick', ' at keswick'].map((where) => `${of} terminal${where}`));

const transportLeads = listOf(
  'near, nr, near to, close to, close by, near by, handy to, handy for, next to, by, walk to, walking distance to, access to, easy access to, good access to, on, along',
);
/** Of trains only the stations are known, and of buses nothing. */
const transportLines = listOf(`
  train, a train, the train, the trains, a train station, any train station, train stations, a railway station, any railway station, train or tram, tram or train, the train or tram, the tram or train, train line, the train line, a train line, trains, bus, the bus, a bus, buses, the buses, bus line, the bus line, a bus line, bus route, the bus route, a bus route, bus stop, the bus stop, a bus stop, bus stops,
  transport, transport links, public transport links, public transit, public transportation
`).concat(railTerminals);
/** What goes by near the stay: 'bus at the door', 'tram or bus nearby'. */
const transportRides = listOf(`
  bus, buses, train, trains, a train, the train, train line, train stop, a train station, bus stop, a bus stop, bus or tram, tram or bus, bus and tram, tram and bus, trams and buses, buses and trams, bus or train, train or bus, bus / tram, tram / bus,
  transport, public transport
`);
const closeBehind = listOf(
  'nearby, close by, near by, near, close, at the door, at door, at the front door, outside, out front, on the doorstep, around the corner, within walking distance, in walking distance',
);

/** Where the landmarks have no line or stop: 'near the train', 'close to public transport'. */
export const nearTransport = [
  ...transportLeads.flatMap((lead) =>
    transportLines
      .filter((line) => !/^(on|along|by)$/.test(lead) || /(line|route)$/.test(line))
      .map((line) => `${lead} ${line}`),
  ),
  ...transportRides.flatMap((ride) => closeBehind.map((where) => `${ride} ${where}`)),
  ...listOf(
    'good public transport, public transport, public transit, public transportation, and bus, and buses, and the bus, and the buses, and bus stop, and bus stops',
  ),
];
