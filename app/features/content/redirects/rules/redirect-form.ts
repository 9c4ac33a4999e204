import { z } from 'zod';

import { redirectStatuses, type RedirectStatus } from '~/db/vocabulary';
import { checkbox } from '~/lib/form/fields';
import { readForm } from '~/lib/form/read-form';

import { readFrom, readTo, type ReadPath } from './redirect-path';

/** A redirect as its form shows it. */
export type RedirectValues = { from: string; to: string; status: string; isActive: boolean };
export type RedirectErrors = Partial<Record<'from' | 'to' | 'status', string>>;
export type RedirectInput = {
  from: string;
  to: string;
  status: RedirectStatus;
  isActive: boolean;
  pointOn: boolean;
};

/** The meaning of each status for a browser and a search engine. */
export const statusTexts: Record<RedirectStatus, string> = {
  301: '301: moved for good',
  302: '302: moved for now',
  303: '303: see the other page',
  307: '307: moved for now, forms are sent again',
  308: '308: moved for good, forms are sent again',
};

export const newRedirect: RedirectValues = { from: '', to: '', status: '301', isActive: true };

const path = (read: (text: string) => ReadPath) =>
  z
    .string()
    .default('')
    .transform((text, context) => {
      const { path: found, trouble } = read(text);
      if (found !== undefined) return found;
      context.addIssue({ code: 'custom', message: trouble });
      return z.NEVER;
    });

const badStatus = `The status must be one of ${redirectStatuses.join(', ')}`;

/** A redirect as text; the paths come out as the edge looks them up. */
export const redirectSchema = (origin: string) =>
  z.object({
    from: path(readFrom),
    to: path((text) => readTo(text, origin)),
    status: z.string(badStatus).transform(Number).pipe(z.literal(redirectStatuses, badStatus)),
    active: checkbox(),
    pointOn: checkbox(),
  });

export const readRedirect = (form: FormData, origin: string) =>
  readForm(form, redirectSchema(origin), { max: 2_000 });

/** The parsed form as the redirect to store. */
export const redirectOf = ({
  active,
  ...redirect
}: z.output<ReturnType<typeof redirectSchema>>): RedirectInput => ({ ...redirect, isActive: active });
