import { retractNotifications } from '#areas/notifications'
import type { Actor } from '#platform/access'
import { audit } from '#platform/audit'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { refreshReaders } from './batches.ts'
import { noticePublished } from './notifications.ts'
import { lockNotice } from './queries.ts'

/** Takes a notice off the noticeboard, with its notifications; a batch that comes later finds it withdrawn. */
export async function withdrawNotice(db: WorkspaceDb, actor: Actor, id: string): Promise<void> {
  const notice = await lockNotice(db, actor, id)
  if (notice.withdrawn_at !== null) return
  await db.run(sql`update notices set withdrawn_at = now(), updated_at = clock_timestamp() where id = ${id}`)
  await retractNotices(db, [id])
  await audit(db, { personId: actor.personId, action: 'withdraw notice', subjectId: id })
}

/** Takes back the notifications about these notices, and lets their readers' devices read the noticeboard again. */
export async function retractNotices(db: WorkspaceDb, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await retractNotifications(db, { kind: noticePublished.kind, about: ids })
  const readers = await db.many<Row<'notice_readers', 'membership_id'>>(sql`
    select distinct membership_id from notice_readers where notice_id = any(${[...ids]}::uuid[])`)
  await refreshReaders(
    db,
    readers.map(({ membership_id }) => membership_id),
  )
}
