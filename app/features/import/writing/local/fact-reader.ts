import type { ModelOrder } from '~/features/import/writing/models/language-model';

export type Facts = ModelOrder['facts'];

/** A fact that is one text; blank when it is absent. */
export function factText(facts: Facts, name: string): string {
  const value = facts[name];
  return (typeof value === 'string' ? value : (value ?? []).join(', ')).trim();
}

/** A fact that is a list; empty when it is absent. */
export function factList(facts: Facts, name: string): string[] {
  const value = facts[name];
  const items = typeof value === 'string' ? value.split(/[,\n]/) : (value ?? []);
  return items.map((item) => item.trim()).filter(Boolean);
}
