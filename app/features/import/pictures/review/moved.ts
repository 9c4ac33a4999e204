/** The list after the item at `from` moved to `to`; unchanged when one of them is out of range. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const copy = [...list];
  const [item] = from >= 0 && to >= 0 && to < list.length ? copy.splice(from, 1) : [];
  if (item !== undefined) copy.splice(to, 0, item);
  return copy;
}
