import type { ActionKind } from '@allenio/contract/client-actions'
import { romeDay } from '@allenio/domain/formats'
import { sql, type Database, type NotNull, type Row } from '#platform/db'
import { defineSweep, defineWorkspaceJob, enqueueIn } from '#platform/jobs'
import { notify } from '#platform/notify'
import { actionsDue } from './notifications.ts'

interface DueRow extends Row<'client_actions', 'client_id'>, NotNull<Row<'clients', 'membership_id'>> {
  count: number
  kind: ActionKind
  title: string
}

/** Each client learns in the morning, in one sentence, what is due that day. */
export const notifyDueActions = defineWorkspaceJob<Record<string, never>>({
  name: 'tell actions due',
  async handle({ db }) {
    const today = romeDay()
    const rows = await db.many<DueRow>(sql`
      select a.client_id, c.membership_id, count(*) as count, (array_agg(a.kind order by a.id))[1] as kind,
        (array_agg(a.title order by a.id))[1] as title
      from client_actions a join clients c on c.workspace_id = a.workspace_id and c.id = a.client_id
      where not a.is_done and a.due_day = ${today} and a.deleted_at is null
        and c.status = 'active' and c.deleted_at is null and c.membership_id is not null
      group by a.client_id, c.membership_id`)
    for (const { client_id: clientId, membership_id, count, kind, title } of rows) {
      await notify(db, actionsDue, { to: [membership_id], clientId, subject: { count, kind, title }, once: today })
    }
  },
})

export const enqueueDueActions = (database: Database): Promise<void> =>
  database.withSystem('write', async db => {
    const businesses = await db.many<Row<'client_actions', 'workspace_id'>>(sql`
    select distinct workspace_id from client_actions where not is_done and due_day = ${romeDay()} and deleted_at is null`)
    for (const { workspace_id } of businesses) await enqueueIn(db, workspace_id, notifyDueActions, {}, { singletonKey: workspace_id })
  })

export const sweepDueActions = defineSweep({
  name: 'sweep actions due',
  cron: '0 8 * * *',
  handle: ({ database }) => enqueueDueActions(database),
})
