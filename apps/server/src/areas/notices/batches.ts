import { limitTo, sql, type Row, type WorkspaceDb } from '#platform/db'
import { defineItemsJob } from '#platform/jobs'
import { notifyEach } from '#platform/notify'
import { emit } from '#platform/realtime'
import { isRead, isThere } from './access.ts'
import { excerptOf, noticePublished } from './notifications.ts'

type WaitingReader = Row<'notice_readers', 'notice_id' | 'membership_id'> & { id: string }

/**
 * Hands a notice over to its readers, in batches. Each batch is one transaction that locks its readers and notes what came of them, so a
 * batch that is killed leaves nothing behind, and one that is repeated finds nobody waiting. Between batches the notice may be changed or
 * withdrawn: the next batch reads it again. Without an id, all notices of the business are handed over.
 */
export const sendNotice = defineItemsJob<{ noticeId?: string }, WaitingReader>({
  name: 'send notice',
  atOnce: 100,
  list: (db, { isNext, limit }, { noticeId }) =>
    db.many<WaitingReader>(sql`
      select r.notice_id, r.membership_id, r.notice_id || '.' || r.membership_id as id
      from notice_readers r join notices e on e.id = r.notice_id
      where ${noticeId === undefined ? sql`true` : sql`r.notice_id = ${noticeId}`} and r.is_waiting and ${isThere} and ${isRead()}
        and ${isNext(sql`r.workspace_id`, sql`r.notice_id || '.' || r.membership_id`)}
      order by r.notice_id, r.membership_id ${limitTo(limit)}`),
  treat: sendBatch,
})

type SentNotice = Row<'notices', 'id' | 'author_id' | 'title' | 'body' | 'notifies' | 'round'>
type LockedReader = Row<'notice_readers', 'membership_id' | 'client_id'>

export async function sendBatch(db: WorkspaceDb, items: readonly Pick<WaitingReader, 'notice_id' | 'membership_id'>[]): Promise<void> {
  for (const [noticeId, readers] of Map.groupBy(items, ({ notice_id }) => notice_id)) {
    await sendTo(
      db,
      noticeId,
      readers.map(({ membership_id }) => membership_id),
    )
  }
}

async function sendTo(db: WorkspaceDb, noticeId: string, ids: readonly string[]): Promise<void> {
  // a change or withdrawal of the notice waits for this batch
  const notice = await db.maybeOne<SentNotice>(sql`
    select e.id, e.author_id, e.title, e.body, e.notifies, e.round
    from notices e where e.id = ${noticeId} and ${isThere} and ${isRead()} for share`)
  if (!notice) return
  const readers = await db.many<LockedReader>(sql`
    select r.membership_id, r.client_id from notice_readers r
    where r.notice_id = ${notice.id} and r.membership_id = any(${[...ids]}::uuid[]) and r.is_waiting
    order by r.membership_id for update skip locked`)
  const reachedIds = notice.notifies ? await notifyReaders(db, notice, readers) : readers.map(({ membership_id }) => membership_id)
  const lockedIds = readers.map(({ membership_id }) => membership_id)
  await db.run(sql`
    update notice_readers set is_waiting = false, is_refused = not (membership_id = any(${reachedIds}::uuid[]))
    where notice_id = ${notice.id} and membership_id = any(${lockedIds}::uuid[])`)
  if (lockedIds.length > 0) await refreshReaders(db, [...lockedIds, ...(await listWatchers(db, notice))])
}

/** Lists the members who follow how a notice is handed over: its author, and the admins. */
async function listWatchers(db: WorkspaceDb, { author_id: authorId }: SentNotice): Promise<string[]> {
  const rows = await db.many<Row<'memberships', 'id'>>(sql`
    select id from memberships where status = 'active' and (role = 'admin' or id = ${authorId})`)
  return rows.map(({ id }) => id)
}

function notifyReaders(db: WorkspaceDb, notice: SentNotice, readers: readonly LockedReader[]): Promise<string[]> {
  const subject = { notice: notice.id, title: notice.title, text: excerptOf(notice.body) }
  const once = `${notice.id} ${String(notice.round).padStart(6, '0')}`
  return notifyEach(
    db,
    noticePublished,
    readers.map(({ membership_id, client_id: clientId }) => ({ to: [membership_id], clientId, subject, once, about: notice.id })),
  )
}

/** Lets the open devices of these members read the noticeboard again; the change comes from none of their tabs. */
export async function refreshReaders(db: WorkspaceDb, membershipIds: readonly string[]): Promise<void> {
  const people = await db.many<Row<'memberships', 'person_id'>>(sql`
    select person_id from memberships where id = any(${[...membershipIds]}::uuid[]) and person_id is not null`)
  for (const { person_id: personId } of people) {
    if (personId !== null) emit(db, { personId, workspaceId: db.workspaceId }, 'changed', { things: ['notice'], tabs: [''] })
  }
}
