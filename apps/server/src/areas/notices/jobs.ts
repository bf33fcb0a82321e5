import { deletedNoticeDays } from '@allenio/contract/notices'
import { limitTo, sql, type Database } from '#platform/db'
import { defineSweep, dueInSystem, dueInWorkspaces, enqueueIn, type WorkspaceItem } from '#platform/jobs'
import { erasureOfRows } from '#platform/row-changes'
import { isRead, isThere } from './access.ts'
import { sendNotice } from './batches.ts'
import { publishNotice } from './publish.ts'

const noticesToPublish = dueInWorkspaces({
  list: (db, { isNext, limit }) =>
    db.many<WorkspaceItem>(sql`
      select e.workspace_id, e.id from notices e
      where e.publish_at <= now() and e.published_at is null and e.withdrawn_at is null and ${isThere}
        and ${isNext(sql`e.workspace_id`, sql`e.id`)} order by e.publish_at ${limitTo(limit)}`),
  treat: async (db, items) => {
    for (const { id } of items) await publishNotice(db, id)
  },
})

/** Notices whose readers still wait although their job should have been over: it was given up, or its node has died. */
const noticesLeftBehind = dueInSystem({
  list: (db, { isNext, limit }) =>
    db.many<WorkspaceItem>(sql`
      select e.workspace_id, e.id from notices e
      where e.published_at < now() - interval '5 minutes' and ${isRead()} and ${isThere} and exists (
        select from notice_readers r where r.workspace_id = e.workspace_id and r.notice_id = e.id and r.is_waiting)
        and ${isNext(sql`e.workspace_id`, sql`e.id`)} order by e.published_at ${limitTo(limit)}`),
  treat: async (db, items) => {
    for (const { workspace_id: workspaceId, id: noticeId } of items) {
      await enqueueIn(db, workspaceId, sendNotice, { noticeId }, { singletonKey: noticeId })
    }
  },
})

export const sweepNotices = defineSweep({ name: 'sweep notices', cron: '* * * * *', parts: () => [noticesToPublish, noticesLeftBehind] })

export const sweepDeletedNotices = defineSweep({
  name: 'sweep deleted notices',
  cron: '58 3 * * *',
  parts: () => [erasureOfRows({ table: 'notices', days: deletedNoticeDays + 1 })],
})

export const publishDueNotices = (database: Database): Promise<number> => noticesToPublish({ database, job: sweepNotices.name })
