import { logError } from '~/platform/log';

/**
 * The copy at which reading may begin: any copy of the database, the one that takes writes, or a copy that is at
 * least as new as a bookmark.
 */
export type DatabaseStart = 'first-unconstrained' | 'first-primary' | (string & {});

export type DatabaseSession = {
  /** The methods of the database that drizzle needs. */
  binding: D1Database;
  /**
   * A bookmark of the state that this session has seen, for a later session that must not read an older one;
   * null without one.
   */
  bookmark: () => string | null;
};

/** Opens a session of the database, in which every read sees what was written before it; without sessions, the database itself. */
export function openDatabase(db: D1Database, start: DatabaseStart): DatabaseSession {
  if (typeof db.withSession !== 'function') return { binding: db, bookmark: () => null };
  const session = db.withSession(start);
  return { binding: session as unknown as D1Database, bookmark: () => bookmarkOf(session) };
}

/** Null when there is none or it cannot be read: an answer that is ready must not fail because of it. */
function bookmarkOf(session: D1DatabaseSession): string | null {
  try {
    const mark: unknown = session.getBookmark();
    return typeof mark === 'string' ? mark : null;
  } catch (error) {
    logError('bookmark of the database could not be read', error);
    return null;
  }
}
