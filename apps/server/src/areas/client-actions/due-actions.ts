import type { ActionKind } from '@allenio/contract/client-actions'
import { romeDay } from '@allenio/domain/days'
import { limitTo, sql, type Database, type NotNull, type Row } from '#platform/db'
import { defineItemsJob, defineSweep, jobInWorkspaces, type WorkspaceRow } from '#platform/jobs'
import { notify } from '#platform/notify'
import { actionsDue } from './notifications.ts'
import { isResting } from './queries.ts'

interface DueRow extends Row<'clients', 'id'>, NotNull<Row<'clients', 'membership_id'>> {
  count: number
  kind: ActionKind
  title: string
}

/** Each client learns in the morning, in one sentence, what is due that day. Surveys have an hour of their own. */
export const notifyDueActions = defineItemsJob<Record<string, never>, DueRow>({
  name: 'tell actions due',
  list: (db, { isNext, limit }) =>
    db.many<DueRow>(sql`
      select c.id, c.membership_id, count(*) as count, (array_agg(a.kind order by a.id))[1] as kind,
        (array_agg(a.title order by a.id))[1] as title
      from client_actions a join clients c on c.workspace_id = a.workspace_id and c.id = a.client_id
      where not a.is_done and a.due_day = ${romeDay()} and a.deleted_at is null and a.kind <> 'survey'
        and not ${isResting(sql`${romeDay()}`)}
        and c.status = 'active' and c.deleted_at is null and c.membership_id is not null and ${isNext(sql`c.workspace_id`, sql`c.id`)}
      group by c.workspace_id, c.id, c.membership_id order by c.id ${limitTo(limit)}`),
  treat: async (db, rows) => {
    for (const { id: clientId, membership_id, count, kind, title } of rows) {
      await notify(db, actionsDue, { to: [membership_id], clientId, subject: { count, kind, title }, once: romeDay() })
    }
  },
})

const businessesWithActionsDue = jobInWorkspaces({
  job: notifyDueActions,
  list: db =>
    db.many<WorkspaceRow>(sql`
    select distinct workspace_id from client_actions where not is_done and due_day = ${romeDay()} and deleted_at is null`),
})

export const sweepDueActions = defineSweep({ name: 'sweep actions due', cron: '0 8 * * *', parts: () => [businessesWithActionsDue] })

export const enqueueDueActions = (database: Database): Promise<number> => businessesWithActionsDue({ database, job: sweepDueActions.name })
