import type { LeadFilters } from '~/features/manage/leads/lists/lead-filters';
import type { Manager } from '~/features/directory/visibility/managed-by.server';

/** Whose lists are read: one with every tenth lead, and one with all. */
export const leadReaders: Record<'owner' | 'staff', Manager> = {
  owner: { userId: 'user-0', profileId: 'owner-0', role: 'owner' },
  staff: { userId: 'user-1', profileId: 'owner-1', role: 'admin' },
};

/** Lists of leads whose rows read must stay below five pages' worth, however many leads there are. */
export const leadCases: Record<string, Partial<LeadFilters>> = {
  'no filter': {},
  status: { status: 'converted' },
  property: { property: 1_000_000 },
  'property and status': { property: 1_000_000, status: 'new' },
  'last month': { period: 'last-month' },
  'status and period': { status: 'closed', period: '30-days' },
  'common name': { q: 'ana' },
  'beginning of a name': { q: 'hof' },
  'one address': { q: 'guest777@mail27.example.com' },
  'name, status, property': { q: 'maeve', status: 'new', property: 1_000_000 },
  'found nowhere': { q: 'zzyzx' },
};
