import { withAccess, type LinkListener } from '#areas/google'
import { sql, type Row } from '#platform/db'
import { deleteEvent, stopChannel } from '#platform/google'
import { enqueue } from '#platform/jobs'
import { syncJob } from './jobs.ts'

type ChannelRow = Row<'calendar_sources', 'channel_id' | 'channel_resource'>

/** Reads the calendar of a new link, and takes back what stands in the calendar of one that ends. */
export const calendarOfLink: LinkListener = {
  onLinked: async (db, { linkId, membershipId }) => {
    await db.run(sql`
      insert into calendar_sources (link_id, membership_id) values (${linkId}, ${membershipId})
      on conflict (workspace_id, link_id) do update set is_live = true, sync_token = null, failures = 0, poll_at = now(),
        claimed_until = null`)
    await enqueue(db, syncJob, { workspaceId: db.workspaceId, linkId }, { singletonKey: linkId })
  },

  onStopped: async (db, linkId, { isEnding }) => {
    await db.run(sql`update calendar_sources set is_live = false where link_id = ${linkId}`)
    if (isEnding) await db.run(sql`delete from external_events where link_id = ${linkId}`)
  },

  clearCalendar: async (database, { keepsCopies, ...link }) => {
    const { workspaceId, linkId } = link
    const source = await database.withWorkspace(workspaceId, 'read', db =>
      db.maybeOne<ChannelRow>(sql`select channel_id, channel_resource from calendar_sources where link_id = ${linkId}`),
    )
    const { channel_id: id, channel_resource: resource } = source ?? {}
    if (id && resource) await withAccess(database, link, token => stopChannel(token, { id, resource }))
    if (keepsCopies) return
    const copies = await database.withWorkspace(workspaceId, 'read', db =>
      db.many<Row<'calendar_copies', 'id' | 'event_id'>>(sql`
        select id, event_id from calendar_copies where link_id = ${linkId} and asked is not null order by starts_at, id`),
    )
    for (const { id: copyId, event_id: eventId } of copies) {
      await withAccess(database, link, token => deleteEvent(token, eventId))
      await database.withWorkspace(workspaceId, 'write', db => db.run(sql`delete from calendar_copies where id = ${copyId}`))
    }
  },
}
