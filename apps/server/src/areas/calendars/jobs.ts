import type { LinkOfWorkspace } from '#areas/google'
import { limitTo, sql, type Database } from '#platform/db'
import { hasFault } from '#platform/google'
import { defineJob, defineSweep, dueItems, type WorkspaceItem } from '#platform/jobs'
import { settleCopies } from './reconcile.ts'
import { isSyncDue, syncCalendar } from './sync.ts'

/** Reads a linked calendar, for example after a push. */
export const syncJob = defineJob<LinkOfWorkspace>({
  name: 'sync calendar',
  retry: { limit: 2 },
  handle: ({ database }, link) => syncOrWait(database, link),
})

/** A calendar that does not answer has its own time to wait, and a broken link waits for its person. */
async function syncOrWait(database: Database, link: LinkOfWorkspace): Promise<void> {
  try {
    if (await isSyncDue(database, link)) await syncCalendar(database, link)
    else await settleCopies(database, link)
  } catch (error) {
    if (!hasFault(error, 'busy', 'broken')) throw error
  }
}

/** Calendars that are to be read, and copies that a killed process or an absent Google has left. */
const dueLinks = dueItems<WorkspaceItem>({
  list: (database, { isNext, limit }) =>
    database.withSystem('read', db =>
      db.many<WorkspaceItem>(sql`
      select s.workspace_id, s.link_id as id from calendar_sources s
      join memberships m on m.workspace_id = s.workspace_id and m.id = s.membership_id
      where s.is_live and m.status = 'active' and ${isNext(sql`s.workspace_id`, sql`s.link_id`)}
        and (s.poll_at <= now() or exists (
          select from calendar_copies c where c.workspace_id = s.workspace_id and c.link_id = s.link_id and c.due_at <= now()
            and (c.claimed_until is null or c.claimed_until < now())))
      order by s.poll_at, s.link_id ${limitTo(limit)}`),
    ),
  treat: async (database, [item]) => {
    if (item) await syncOrWait(database, { workspaceId: item.workspace_id, linkId: item.id })
  },
})

export const sweepCalendars = defineSweep({ name: 'sync calendars', cron: '* * * * *', timeLimitSeconds: 1800, parts: () => [dueLinks] })
