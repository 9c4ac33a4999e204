import { sql } from 'drizzle-orm';

import type { DbClock } from '~/db/dependencies';
import { leadEvents, leads } from '~/db/schema';
import type { Manager } from '~/features/directory/visibility/managed-by.server';

import { handledBy } from '~/features/manage/leads/handled-by.server';

const sameWithinMs = 60_000;

/** Adds a note that travellers never see. The same note by the same person within a minute is stored once. */
export async function addLeadNote(
  { db, clock }: DbClock,
  manager: Manager,
  leadId: string,
  text: string,
): Promise<void> {
  const now = clock.now().getTime();
  const { userId } = manager;
  await db.run(sql`
    insert into ${leadEvents} (lead_id, actor_id, kind, text, created_at)
    select ${leads.id}, ${userId}, 'note', ${text}, ${now} from ${leads}
    where ${leads.id} = ${leadId} and ${handledBy(manager) ?? sql`1`} and not exists (
      select 1 from ${leadEvents} where ${leadEvents.leadId} = ${leadId} and ${leadEvents.kind} = 'note'
        and ${leadEvents.actorId} = ${userId} and ${leadEvents.text} = ${text}
        and ${leadEvents.createdAt} > ${now - sameWithinMs})`);
}
