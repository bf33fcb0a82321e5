import type { ActionKind } from '@allenio/contract/client-actions'
import { actionKindName } from '@allenio/domain/client-actions'
import { attentionRow, defineAttention, isOfReached, type ActivityPart, type StepPart } from '#areas/clients'
import type { Actor } from '#platform/access'
import { sql, type Sql } from '#platform/db'

export const overdueActions = defineAttention({
  reason: 'overdue action',
  order: 20,
  urgency: 'late',
  words: {
    it: {
      label: 'In ritardo',
      sentence_one: '«{{title}}» doveva essere fatto ieri',
      sentence_other: '«{{title}}» è in ritardo di {{count}} giorni',
    },
    en: { label: 'Late', sentence_one: '“{{title}}” was due yesterday', sentence_other: '“{{title}}” is {{count}} days late' },
  },
  values(language, detail) {
    const [kind, title = ''] = detail.split('\n')
    // written by the select below
    return { title: title || actionKindName(language, kind as ActionKind) }
  },
  select: today => sql`
    ${attentionRow({ day: sql`a.due_day`, target: sql`a.id`, detail: sql`a.kind || chr(10) || a.title` })}
    from client_actions a join reached c on c.id = a.client_id
    where a.deleted_at is null and not a.is_done and a.due_day < ${today}`,
})

export const actionActivity: ActivityPart = {
  kind: 'actions',
  // by the hour, which costs nothing; the hours of half a year are put into days of ours, not each row by the database
  select: (actor, since) => sql`
    select date_bin('1 hour', d.completed_at, timestamptz '2000-01-01 00:00Z') as day, count(*) as count from action_completions d
    where d.completed_at >= ${since}::timestamp at time zone 'Europe/Rome' and ${isOfReachedAction(actor)} group by 1`,
}

const isOfReachedAction = (actor: Actor): Sql =>
  actor.role === 'admin'
    ? sql`d.action_id not in (
      select a.id from client_actions a where a.deleted_at is not null
      union all select a.id from client_actions a join clients c on c.id = a.client_id where c.deleted_at is not null)`
    : sql`d.action_id in (select a.id from client_actions a where a.deleted_at is null and a.${isOfReached(actor)})`

export const actionStep: StepPart = {
  step: 'action',
  isDone: clientIds => sql`exists (select from client_actions where deleted_at is null and client_id in (${clientIds}))`,
}
