import { subscriberStatuses } from '~/db/vocabulary';
import { readRowId } from '~/lib/row-id';

export type SubscriberStatus = (typeof subscriberStatuses)[number];

export const subscriberStatusNames: Record<SubscriberStatus, string> = {
  unconfirmed: 'Not confirmed',
  confirmed: 'Subscribed',
  unsubscribed: 'Unsubscribed',
};

export type SubscriberFilters = { status: SubscriberStatus | null; address: string };

/** Filters of the list from a query string; invalid ones are left out. */
export function readSubscriberFilters(params: URLSearchParams): SubscriberFilters {
  return {
    status: subscriberStatuses.find((status) => status === params.get('status')) ?? null,
    address: (params.get('q') ?? '').trim().toLowerCase().slice(0, 254),
  };
}

export const readBefore = (params: URLSearchParams) => readRowId(params.get('before'));

/** The filters as a query string, with the row before which the page begins. */
export function subscriberQuery({ status, address }: SubscriberFilters, before: number | null = null) {
  return new URLSearchParams({
    ...(status && { status }),
    ...(address && { q: address }),
    ...(before && { before: String(before) }),
  }).toString();
}
