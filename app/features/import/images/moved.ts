/** The list with what stood at `from` put at `to`; the same when one of them is no place of it. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const copy = [...list];
  const [item] = from >= 0 && to >= 0 && to < list.length ? copy.splice(from, 1) : [];
  if (item !== undefined) copy.splice(to, 0, item);
  return copy;
}
