import { formatNumber } from '~/lib/text/numbers';

/** Shown where there is no figure. */
export const nothing = '–';

/** '180 ms', '1.4 s', in one line: times are counted by steps and estimated between them, which the screen says. */
export function timeWords(ms: number | null): string {
  if (ms === null) return nothing;
  if (ms === Infinity) return 'over\u00a05\u00a0s';
  const rounded = Number(ms.toPrecision(2));
  return rounded < 1_000 ? `${rounded}\u00a0ms` : `${rounded / 1_000}\u00a0s`;
}

/** '1.2 GB'. */
export function sizeWords(bytes: number | null): string {
  if (bytes === null) return nothing;
  const units = ['bytes', 'kB', 'MB', 'GB', 'TB'];
  const power = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(bytes) / 3));
  const size = bytes / 1_000 ** power;
  return `${power === 0 || size >= 100 ? formatNumber(Math.round(size)) : size.toFixed(1)} ${units[power]}`;
}

/** 'US$0.0123': with tenths of a cent. */
export const dollarWords = (microUsd: number) => `US$${(microUsd / 1_000_000).toFixed(4)}`;

/** '12.5 %' of a whole; a dash of nothing. */
export function shareWords(part: number, whole: number): string {
  if (whole === 0) return nothing;
  const share = (100 * part) / whole;
  return `${share > 0 && share < 10 ? share.toFixed(1) : Math.round(share)} %`;
}

/** '3 h 20 min', '12 min', 'less than a minute'. */
export function ageWords(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  if (minutes < 1) return 'less than a minute';
  const hours = Math.floor(minutes / 60);
  if (hours >= 48) return `${Math.floor(hours / 24)} days`;
  return hours > 0 ? `${hours} h ${minutes % 60} min` : `${minutes} min`;
}
