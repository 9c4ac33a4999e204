import { z } from 'zod';

import { redirectStatuses, type RedirectStatus } from '~/db/vocabulary';

import { readFrom, readTo } from './redirect-path';

export type RedirectValues = {
  from: string;
  to: string;
  status: string;
  isActive: boolean;
  pointOn: boolean;
};
export type RedirectErrors = Partial<Record<'from' | 'to' | 'status', string>>;
export type RedirectInput = {
  from: string;
  to: string;
  status: RedirectStatus;
  isActive: boolean;
  pointOn: boolean;
};

const longestTyped = 2_000;

/** What each status means for a browser and a search engine. */
export const statusTexts: Record<RedirectStatus, string> = {
  301: '301: moved for good',
  302: '302: moved for now',
  303: '303: see the other page',
  307: '307: moved for now, forms are sent again',
  308: '308: moved for good, forms are sent again',
};

export const newRedirect: RedirectValues = {
  from: '',
  to: '',
  status: '301',
  isActive: true,
  pointOn: false,
};

/** The typed fields, cut so that an answer never contains more than the fields allow. */
export function typedRedirect(form: FormData): RedirectValues {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.slice(0, longestTyped) : '';
  };
  return {
    from: text('from'),
    to: text('to'),
    status: text('status'),
    isActive: text('active') === 'on',
    pointOn: text('pointOn') === 'on',
  };
}

/** The typed redirect with its paths normalised as the edge looks them up, or the errors by field. */
export function readRedirect(
  { from, to, status, isActive, pointOn }: RedirectValues,
  origin: string,
): { input: RedirectInput; errors?: undefined } | { input?: undefined; errors: RedirectErrors } {
  const [old, target] = [readFrom(from), readTo(to, origin)];
  const code = z.literal(redirectStatuses).safeParse(Number(status));
  if (old.path !== undefined && target.path !== undefined && code.success) {
    return { input: { from: old.path, to: target.path, status: code.data, isActive, pointOn } };
  }
  return {
    errors: {
      ...(old.trouble !== undefined && { from: old.trouble }),
      ...(target.trouble !== undefined && { to: target.trouble }),
      ...(!code.success && { status: `The status must be one of ${redirectStatuses.join(', ')}` }),
    },
  };
}
