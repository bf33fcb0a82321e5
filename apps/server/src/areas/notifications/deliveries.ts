import { limitTo, sql, type Database, type Row, type WorkspaceDb } from '#platform/db'
import { defineSweep, defineWorkspaceJob, dueInSystem, enqueueIn, type WorkspaceItem } from '#platform/jobs'
import { findKind } from '#platform/notify'
import { pushTo } from '#platform/push'
import { mailNotifications } from './letters.ts'
import { countUnread, selectNotifications, type NotificationRow } from './list.ts'
import { pushesOf } from './pushes.ts'
import { findReceiver, type Receiver } from './receivers.ts'

export interface DueRow extends NotificationRow {
  is_push_due: boolean
  is_mail_due: boolean
  /** The push has waited for the end of quiet hours; the mail for that, or for the hour of the gathered mail. */
  is_push_held: boolean
  is_mail_held: boolean
}

interface DueNotification extends Row<'notifications', 'id'> {
  is_push_due: boolean
  is_mail_due: boolean
  is_push_held: boolean
  is_mail_held: boolean
}

/** Sends what is due to one person by push and mail. Even after a failure nothing is sent twice and nothing is lost. */
export const deliver = defineWorkspaceJob<{ membershipId: string }>({
  name: 'deliver notifications',
  parallel: 2,
  handle: ({ db }, { membershipId }) => deliverTo(db, membershipId),
})

async function deliverTo(db: WorkspaceDb, membershipId: string): Promise<void> {
  // one job at a time for a person: a second one waits here, and then finds nothing due
  const dueNotifications = await db.many<DueNotification>(sql`
    select id, coalesce(push_after <= clock_timestamp(), false) as is_push_due,
      coalesce(mail_after <= clock_timestamp(), false) as is_mail_due,
      coalesce(push_after > created_at + interval '1 minute', false) as is_push_held,
      coalesce(mail_after > created_at + interval '1 minute', false) as is_mail_held
    from notifications
    where membership_id = ${membershipId} and (push_after <= clock_timestamp() or mail_after <= clock_timestamp())
    order by created_at, id for update`)
  const receiver = dueNotifications.length ? await findReceiver(db, membershipId) : undefined
  if (!receiver) return
  // nothing is sent about clients whom the receiver no longer looks after, nor about news that they have read meanwhile
  const rows = await selectNotifications(db, receiver, {
    where: sql`n.id = any(${dueNotifications.map(({ id }) => id)}::uuid[]) and n.read_at is null`,
    order: sql`order by n.created_at, n.id`,
  })
  const news = rows
    .filter(({ kind }) => receiver.isActive || findKind(kind)?.isFarewell)
    .flatMap(row => dueNotifications.filter(({ id }) => id === row.id).map((moments): DueRow => ({ ...row, ...moments })))
  await pushAll(
    db,
    receiver,
    news.filter(row => row.is_push_due),
  )
  await mailNotifications(
    db,
    receiver,
    news.filter(row => row.is_mail_due),
  )
  await clear(db, dueNotifications)
}

/** Uses one statement: a second one in the same transaction would lock each row's client, after the row. */
const clear = (db: WorkspaceDb, dueNotifications: readonly DueNotification[]) =>
  db.run(sql`
  update notifications n set push_after = case when d.is_push_due then null else n.push_after end,
    mail_after = case when d.is_mail_due then null else n.mail_after end
  from jsonb_to_recordset(${JSON.stringify(dueNotifications)}::jsonb) as d (id uuid, is_push_due boolean, is_mail_due boolean)
  where n.id = d.id`)

async function pushAll(db: WorkspaceDb, receiver: Receiver, rows: readonly DueRow[]): Promise<void> {
  if (!rows.length || !receiver.isActive) return
  const unread = await countUnread(db, receiver)
  for (const notice of pushesOf(rows, receiver.language)) await pushTo(db, receiver.personId, { ...notice, unread })
}

/** The members whose quiet hours are over or whose mail is due, and those whom a stopped server left undone. */
const dueMembers = dueInSystem({
  list: (db, { isNext, limit }) =>
    db.many<WorkspaceItem>(sql`
      select workspace_id, membership_id as id from (
        select workspace_id, membership_id from notifications where push_after <= now()
        union select workspace_id, membership_id from notifications where mail_after <= now()) d
      where ${isNext(sql`workspace_id`, sql`membership_id`)} ${limitTo(limit)}`),
  treat: async (db, items) => {
    for (const { workspace_id, id: membershipId } of items) {
      await enqueueIn(db, workspace_id, deliver, { membershipId }, { singletonKey: membershipId })
    }
  },
})

export const sweepDue = defineSweep({ name: 'sweep due notifications', cron: '* * * * *', parts: () => [dueMembers] })

export const deliverDue = (database: Database): Promise<number> => dueMembers({ database, job: sweepDue.name })
