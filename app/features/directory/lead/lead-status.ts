import type { leadStatuses, LeadSource } from '~/db/vocabulary';

export type LeadStatus = (typeof leadStatuses)[number];

export const leadStatusNames: Record<LeadStatus, string> = {
  new: 'New',
  contacted: 'Contacted',
  qualified: 'Qualified',
  converted: 'Converted',
  closed: 'Closed',
};

/** The source of a lead. */
export const leadSourceNames: Record<LeadSource, string> = { website: 'Website' };

/** Colours of the leads table: blue, yellow, green, purple, grey. */
export const leadStatusColours: Record<LeadStatus, string> = {
  new: 'bg-status-blue-tint text-status-blue',
  contacted: 'bg-status-yellow-tint text-status-yellow',
  qualified: 'bg-status-green-tint text-status-green',
  converted: 'bg-status-purple-tint text-status-purple',
  closed: 'bg-status-grey-tint text-status-grey',
};

/** Answer to a change of status. 'failed' prevents the surrounding pages from reloading. */
export type LeadStatusResult = { outcome: 'changed'; status: LeadStatus } | { outcome: 'failed' };

export const leadStatusFailure = {
  title: 'Failed to update lead status',
  text: 'The lead is as it was. Please try again.',
};
