import type { ParsedInput } from '@allenio/contract'
import { noticeLimits, type listNoticeReaders, type NoticeReader, type readerStates } from '@allenio/contract/notices'
import { clientCard, type CardRow } from '#areas/clients'
import { markSeen } from '#areas/notifications'
import type { Actor } from '#platform/access'
import { limitToPage, pageOf, sql, type Count, type Row, type Sql, type WorkspaceDb } from '#platform/db'
import { AppError } from '#platform/errors'
import { isReachedReader, isVisible } from './access.ts'
import { noticePublished } from './notifications.ts'
import { reachRow } from './queries.ts'

type ReaderState = (typeof readerStates)[number]
type ReaderRow = CardRow & Row<'notice_readers', 'read_at'> & { state: ReaderState }

const state = sql`case when r.read_at is not null then 'read' when r.is_waiting then 'waiting' when r.is_refused then 'refused'
  else 'delivered' end`

export async function listReaders(db: WorkspaceDb, actor: Actor, { id, page, state: stateFilter }: ParsedInput<typeof listNoticeReaders>) {
  await reachRow(db, actor, id)
  const hasState: Sql = stateFilter === undefined ? sql`true` : sql`${state} = ${stateFilter}`
  const rows = await db.many<ReaderRow>(sql`
    select c.workspace_id, c.id, c.first_name, c.last_name, c.photo_file_id, r.read_at, ${state} as state
    from notice_readers r join clients c on c.id = r.client_id
    where r.notice_id = ${id} and ${isReachedReader(actor)} and ${hasState}
    order by c.name_key, c.id ${limitToPage(page, noticeLimits.readersPerPage)}`)
  const { pageRows, nextPage } = pageOf(rows, page, noticeLimits.readersPerPage)
  const readers = pageRows.map((row): NoticeReader => ({ client: clientCard(row, actor), state: row.state, readAt: row.read_at }))
  return { readers, nextPage }
}

/** The client has the notice before them: it stays read from the first time on, and its notification counts as seen. */
export async function readNotice(db: WorkspaceDb, actor: Actor, id: string): Promise<void> {
  const { membershipId } = actor
  const readCount = await db.run(sql`
    update notice_readers r set read_at = coalesce(r.read_at, now())
    where r.notice_id = ${id} and r.membership_id = ${membershipId}
      and exists (select from notices e where e.id = r.notice_id and ${isVisible(actor)})`)
  if (readCount === 0) throw new AppError('not found')
  await markSeen(db, { membershipId, kind: noticePublished.kind, about: id })
}

export const countUnread = (db: WorkspaceDb, actor: Actor): Promise<Count> =>
  db.one<Count>(sql`
    select count(*) as count from notice_readers r join notices e on e.id = r.notice_id
    where r.membership_id = ${actor.membershipId} and r.read_at is null and ${isVisible(actor)}`)
