import { unseal } from '#platform/auth'
import { useConfig } from '#platform/config'
import { limitTo, sql, type Count, type Database, type Row, type WorkspaceDb } from '#platform/db'
import { hasFault, revokeToken, useGoogle } from '#platform/google'
import { defineJob, defineSweep, dueInWorkspaces, dueItems, enqueue, type WorkspaceItem } from '#platform/jobs'
import { linkListeners, type LinkOfWorkspace } from './listeners.ts'

export const endLinkJob = defineJob<LinkOfWorkspace>({ name: 'end google link', handle: ({ database }, link) => endLink(database, link) })

/** Marks a link as ending; the rest follows by a job, because Google is asked. */
export async function beginEnd(db: WorkspaceDb, linkId: string, keepsCopies: boolean): Promise<void> {
  await db.run(sql`
    update google_links set state = 'ending', keeps_copies = ${keepsCopies}, ended_at = now() where id = ${linkId}`)
  for (const { onStopped } of linkListeners.gathered()) await onStopped(db, linkId, { isEnding: true })
  await enqueue(db, endLinkJob, { workspaceId: db.workspaceId, linkId })
}

type EndingRow = Row<'google_links', 'subject' | 'refresh_token' | 'keeps_copies' | 'ended_at'>

/** After these days the tokens are erased although Google could not be told. */
const mostDays = 3

/** Takes back what stands at Google, revokes our access, and erases the tokens. */
export async function endLink(database: Database, link: LinkOfWorkspace): Promise<void> {
  const { workspaceId, linkId } = link
  const row = await database.withWorkspace(workspaceId, 'read', db =>
    db.maybeOne<EndingRow>(sql`
    select subject, refresh_token, keeps_copies, ended_at from google_links where id = ${linkId} and state = 'ending'`),
  )
  if (!row) return
  const isLate = Date.parse(row.ended_at ?? '') < Date.now() - mostDays * 86_400_000
  try {
    if (useGoogle()) await tellGoogle(database, link, row)
  } catch (error) {
    if (!isLate && !hasFault(error, 'broken')) throw error
  }
  await database.withWorkspace(workspaceId, 'write', db => db.run(sql`delete from google_links where id = ${linkId} and state = 'ending'`))
}

async function tellGoogle(database: Database, link: LinkOfWorkspace, { subject, refresh_token, keeps_copies }: EndingRow): Promise<void> {
  for (const { clearCalendar } of linkListeners.gathered()) await clearCalendar(database, { ...link, keepsCopies: keeps_copies })
  // Google revokes all that an account has granted us, so that another link of the account would break
  const { count } = await database.withSystem('read', db =>
    db.one<Count>(sql`select count(*) as count from google_links where subject = ${subject} and state <> 'ending'`),
  )
  if (count === 0) await revokeToken(unseal(useConfig().secretKey, refresh_token))
}

/** Links whose job was given up, for example because Google was away for hours. */
const forgottenEndings = dueItems<WorkspaceItem>({
  list: (database, { isNext, limit }) =>
    database.withSystem('read', db =>
      db.many<WorkspaceItem>(sql`
      select workspace_id, id from google_links where state = 'ending' and ended_at < now() - interval '1 hour'
        and ${isNext(sql`workspace_id`, sql`id`)} order by ended_at ${limitTo(limit)}`),
    ),
  treat: async (database, [item]) => {
    if (item) await endLink(database, { workspaceId: item.workspace_id, linkId: item.id })
  },
})

/** Links of members who have left the business. */
const linksOfFormerMembers = dueInWorkspaces({
  list: (db, { isNext, limit }) =>
    db.many<WorkspaceItem>(sql`
    select l.workspace_id, l.id from google_links l
    join memberships m on m.workspace_id = l.workspace_id and m.id = l.membership_id
    where l.state <> 'ending' and m.status <> 'active' and ${isNext(sql`l.workspace_id`, sql`l.id`)} order by l.id ${limitTo(limit)}`),
  treat: async (db, items) => {
    for (const { id } of items) await beginEnd(db, id, true)
  },
})

export const sweepEndings = defineSweep({
  name: 'end google links',
  cron: '37 * * * *',
  parts: () => [forgottenEndings, linksOfFormerMembers],
})
