import { endSalesOf, eraseClosedAccount } from '#areas/account'
import { setClosing } from '#areas/permissions'
import { limitTo, sql, type Database, type NotNull, type Row } from '#platform/db'
import { defineJob, defineSweep, dueItems } from '#platform/jobs'
import { notify } from '#platform/notify'
import { businessCloses } from './notifications.ts'

type OpenStep = Row<'operator_deletion_steps', 'place' | 'kind' | 'workspace_id'> &
  Row<'operator_deletions', 'due_at'> &
  NotNull<Row<'operator_deletions', 'person_id'>>

/** The next step of a deletion that is not undone, once its time has come. */
const nextStep = (database: Database, deletionId: string) =>
  database.withSystem('read', db =>
    db.maybeOne<OpenStep>(sql`
    select s.place, s.kind, s.workspace_id, d.due_at, d.person_id
    from operator_deletions d join operator_deletion_steps s on s.deletion_id = d.id and s.done_at is null
    where d.id = ${deletionId} and d.undone_at is null and d.finished_at is null and d.person_id is not null
      and (s.kind <> 'erase' or d.due_at <= now())
    order by s.place limit 1`),
  )

/** Does one step after the other. Each may be done twice unharmed, because a crash can follow before it is marked as done. */
export async function followDeletion(database: Database, deletionId: string): Promise<void> {
  for (let step = await nextStep(database, deletionId); step; step = await nextStep(database, deletionId)) {
    await doStep(database, deletionId, step)
    const { place } = step
    await database.withSystem('write', db =>
      db.run(sql`update operator_deletion_steps set done_at = now() where deletion_id = ${deletionId} and place = ${place}`),
    )
  }
  await finish(database, deletionId)
}

/** The person is gone once the erasers have run. A business that got another admin meanwhile stays, and sells again. */
const finish = (database: Database, deletionId: string): Promise<void> =>
  database.withSystem('write', async db => {
    const row = await db.maybeOne(sql`
      update operator_deletions set finished_at = now()
      where id = ${deletionId} and person_id is null and undone_at is null and finished_at is null returning id`)
    if (!row) return
    const left = await db.many<NotNull<Row<'operator_deletion_steps', 'workspace_id'>>>(sql`
      select distinct workspace_id from operator_deletion_steps where deletion_id = ${deletionId} and workspace_id is not null`)
    for (const { workspace_id: workspaceId } of left) {
      await setClosing(db, workspaceId, false)
    }
  })

async function doStep(database: Database, deletionId: string, step: OpenStep): Promise<void> {
  const { kind, workspace_id: workspaceId, person_id: personId, due_at: dueAt } = step
  switch (kind) {
    case 'stop sales':
      if (workspaceId !== null) await stopSales(database, deletionId, workspaceId)
      return
    case 'cancel subscriptions':
      return endSalesOf(database, personId)
    case 'notify clients':
      if (workspaceId !== null) await notifyClients(database, { deletionId, workspaceId, dueAt })
      return
    case 'erase':
      return eraseClosedAccount(database, personId)
    default:
      return kind satisfies never
  }
}

const stopSales = (database: Database, deletionId: string, workspaceId: string): Promise<void> =>
  database.withSystem('write', async db => {
    // an undo waits here, or has been first
    const isRunning = await db.maybeOne(sql`
      select from operator_deletions where id = ${deletionId} and undone_at is null for update`)
    if (!isRunning) return
    await setClosing(db, workspaceId, true)
  })

interface Closing {
  deletionId: string
  workspaceId: string
  dueAt: string
}

async function notifyClients(database: Database, { deletionId, workspaceId, dueAt }: Closing): Promise<void> {
  await database.withWorkspace(workspaceId, 'write', async db => {
    const { name } = await db.one<Row<'workspaces', 'name'>>(sql`select name from workspaces where id = ${workspaceId}`)
    const members = await db.many<Row<'memberships', 'id'>>(sql`
      select id from memberships where role <> 'admin' and status = 'active' order by id`)
    await notify(db, businessCloses, { to: members.map(({ id }) => id), subject: { business: name, dueAt }, once: deletionId })
  })
}

/** Begins at once; whatever it leaves, the sweep takes up. */
export const followDeletionJob = defineJob<{ deletionId: string }>({
  name: 'follow deletion by operator',
  timeLimitSeconds: 1800,
  handle: ({ database }, { deletionId }) => followDeletion(database, deletionId),
})

const openDeletions = dueItems({
  list: (database, { isNext, limit }) =>
    database.withSystem('read', db =>
      db.many<Row<'operator_deletions', 'id'>>(sql`
      select d.id from operator_deletions d
      where d.undone_at is null and d.finished_at is null and ${isNext(sql`d.id`)}
        and (d.person_id is null or exists (select from operator_deletion_steps s
          where s.deletion_id = d.id and s.done_at is null and (s.kind <> 'erase' or d.due_at <= now())))
      order by d.created_at, d.id ${limitTo(limit)}`),
    ),
  treat: async (database, items) => {
    for (const { id } of items) await followDeletion(database, id)
  },
})

export const sweepOperatorDeletions = defineSweep({
  name: 'sweep deletions by operator',
  cron: '*/10 * * * *',
  timeLimitSeconds: 1800,
  parts: () => [openDeletions],
})
