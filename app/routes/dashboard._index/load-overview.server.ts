import { isStaff } from '~/lib/roles';
import { findProfile } from '~/features/people/profile/find-profile.server';
import { countLeads } from '~/features/manage/leads/lists/count-leads.server';
import { noLeadFilters } from '~/features/manage/leads/lists/lead-filters';
import { monthStart } from '~/features/manage/leads/lists/lead-period';
import { listLeadWeeks } from '~/features/manage/leads/lists/list-lead-weeks.server';
import { listReadyDrafts } from '~/features/manage/drafts/list-ready-drafts.server';
import { listLeads } from '~/features/manage/leads/lists/list-leads.server';
import { countProperties } from '~/features/manage/overview/count-properties.server';
import { listOwnerChores } from '~/features/manage/overview/list-owner-chores.server';
import { listPending } from '~/features/manage/overview/list-pending.server';
import { adelaideDate } from '~/lib/time/dates';
import { logError } from '~/platform/log';
import type { Services } from '~/platform/services';
import type { Actor } from '~/lib/actor';

const shown = 5;

/** Data of the overview, each part read separately: a part that could not be read is null. */
export async function loadOverview(services: Services, viewer: Actor) {
  const since = monthStart(adelaideDate(services.clock.now()));
  const received = (leads: Promise<{ received: number }>) => leads.then((count) => count.received);
  const [total, published, active, leads, month, weeks, profile, attention] = await Promise.all([
    orNull('total properties', countProperties(services, viewer, 'total')),
    orNull('published properties', countProperties(services, viewer, 'published')),
    orNull('active properties', countProperties(services, viewer, 'active')),
    orNull('total leads', received(countLeads(services, viewer))),
    orNull('leads of the month', received(countLeads(services, viewer, { since }))),
    orNull('leads by week', listLeadWeeks(services, viewer)),
    orNull('profile', findProfile(services, viewer.profileId)),
    orNull('attention', attentionOf(services, viewer)),
  ]);
  return { stats: { total, published, active, leads, month }, weeks, profile, attention };
}

const attentionOf = async (services: Services, viewer: Actor) =>
  isStaff(viewer) ? await staffAttention(services, viewer) : await ownerAttention(services, viewer);

async function staffAttention(services: Services, viewer: Actor) {
  const [count, first, drafts] = await Promise.all([
    countProperties(services, viewer, 'pending'),
    listPending(services, shown),
    listReadyDrafts(services, shown),
  ]);
  return { for: 'staff' as const, count, first, drafts };
}

async function ownerAttention(services: Services, viewer: Actor) {
  const [{ unanswered }, page, chores] = await Promise.all([
    countLeads(services, viewer),
    listLeads(services, viewer, { ...noLeadFilters, status: 'new' }),
    listOwnerChores(services, viewer),
  ]);
  const leads = page.leads
    .slice(0, shown)
    .map(({ id, name, propertyName, createdAt }) => ({ id, name, propertyName, createdAt }));
  return { for: 'owner' as const, unanswered, leads, ...chores };
}

export type Overview = Awaited<ReturnType<typeof loadOverview>>;

async function orNull<T>(what: string, reading: Promise<T>): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    logError(`overview without ${what}`, error);
    return null;
  }
}
