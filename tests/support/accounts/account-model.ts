import { sql } from 'drizzle-orm';
import { expect } from 'vitest';

import type { LinkPurpose } from '~/features/people/sign-in/account-links';

import { Browser } from './account-walker';
import type { siteDatabase } from '../database/database';

export type Site = { origin: string; db: Awaited<ReturnType<typeof siteDatabase>>; linkSecret: string };
export type Link = { purpose: LinkPurpose; id: string; isLive: boolean; password?: string; email?: string };
export type Seat = { browser: Browser; isSignedIn: boolean; isFresh: boolean; mayFinish: boolean };

/** The expected state of one person's account and three browsers, compared with the site after each step. */
export class Model {
  account: 'none' | 'pending' | 'open' | 'closed' = 'none';
  password: string | null = null;
  secret: string | null = null;
  recoveryCodes: string[] = [];
  usedRecoveryCodes: string[] = [];
  links: Link[] = [];
  seats: Seat[];
  trace: string[] = [];
  private count = 0;

  constructor(
    readonly site: Site,
    public email: string,
    private random: () => number,
    walk: number,
  ) {
    let request = 0;
    const nextAddress = () => `10.${walk}.${Math.floor(request / 200)}.${(request++ % 200) + 1}`;
    this.seats = [0, 1, 2].map(() => ({
      browser: new Browser(site.origin, nextAddress),
      isSignedIn: false,
      isFresh: false,
      mayFinish: false,
    }));
  }

  pick<Item>(items: readonly Item[]): Item {
    const item = items[Math.floor(this.random() * items.length)];
    if (item === undefined) throw new Error('There is nothing to pick from.');
    return item;
  }

  chance = (share: number) => this.random() < share;
  newPassword = () => `wren number ${(this.count += 1)} of the walk`;
  userId = async () =>
    String((await this.site.db.all<[string]>(sql`select id from users where email = ${this.email}`))[0]?.[0]);

  /** Ends what other browsers have or have begun; `but` continues. */
  endOthers(but: Seat | null) {
    for (const seat of this.seats) {
      seat.mayFinish = false;
      if (seat !== but) seat.isSignedIn = false;
    }
  }

  /** The password, or the Google account, was right. */
  passFirst(seat: Seat, location: string) {
    if (this.secret) {
      expect(location).toMatch(/^\/auth\/challenge/);
      seat.mayFinish = true;
    } else {
      expect(location).toBe('/dashboard');
      Object.assign(seat, { isSignedIn: true, isFresh: true });
    }
  }

  async newLink(purpose: LinkPurpose, more: Partial<Link> = {}) {
    const [row] = await this.site.db.all<[string]>(
      sql`select t.id from account_tokens t join users u on u.id = t.user_id where u.email = ${this.email}
        and t.purpose = ${purpose} order by t.created_at desc, t.rowid desc limit 1`,
    );
    const id = row?.[0];
    if (id && !this.links.some((link) => link.id === id)) {
      this.links.push({ purpose, id, isLive: true, ...more });
      return true;
    }
    return false;
  }

  voidLinks(...purposes: LinkPurpose[]) {
    for (const link of this.links) if (purposes.includes(link.purpose)) link.isLive = false;
  }
}
