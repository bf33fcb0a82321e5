import type { ActionKind } from '@allenio/contract/client-actions'
import { actionKindName } from '@allenio/domain/client-actions'
import { attentionRow, defineAttention, type ActivityPart, type StepPart } from '#areas/client-overview'
import { sql, type Sql } from '#platform/db'
import { makeSay } from '#platform/words'
import { isResting } from './queries.ts'

const nudgedWords = makeSay({ it: { today: 'Sollecitato oggi' }, en: { today: 'Reminded today' } })

const detailOn = (today: string): Sql =>
  sql`concat_ws(chr(10), a.kind, case when a.nudged_day = ${today} then 'nudged' else '' end, a.title)`

export const overdueActions = defineAttention({
  reason: 'overdue action',
  group: 'business',
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
    const [kind, , title = ''] = detail.split('\n')
    // written by the select below
    return { title: title || actionKindName(language, kind as ActionKind) }
  },
  handled: (language, detail) => (detail.split('\n')[1] === 'nudged' ? nudgedWords(language)('today') : undefined),
  select: today => sql`
    ${attentionRow({ day: sql`a.due_day`, target: sql`a.id`, detail: detailOn(today), amount: sql`(${today}::date - a.due_day)` })}
    from client_actions a join reached c on c.id = a.client_id
    where a.deleted_at is null and not a.is_done and a.due_day < ${today} and not ${isResting(sql`${today}`)}`,
})

export const actionActivity: ActivityPart = {
  kind: 'actions',
  select: since => sql`
    select a.client_id, (d.completed_at at time zone 'Europe/Rome')::date as day
    from action_completions d join client_actions a on a.id = d.action_id
    where a.deleted_at is null and d.completed_at >= ${since}::timestamp at time zone 'Europe/Rome'`,
}

export const actionStep: StepPart = {
  step: 'contact',
  isDone: clientIds => sql`exists (select from client_actions where deleted_at is null and client_id in (${clientIds}))`,
}
