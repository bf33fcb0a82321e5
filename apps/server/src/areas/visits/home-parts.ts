import { attentionRow, daysBefore, defineAttention, type AgendaPart, type StepPart } from '#areas/client-overview'
import { clientCard, type CardRow } from '#areas/clients'
import type { FirstVisitPart } from '#areas/first-visits'
import { limitTo, sql } from '#platform/db'
import { makeSay } from '#platform/words'
import { isThere } from './reach.ts'

const permission = 'update visits'
const group = 'nutrition'

/** Somebody who has not come for longer than this comes no more. */
const overdueForAtMost = 60
/** A visit that lies unfinished for longer than this was forgotten. */
const draftDays = 2

/** The day that the last visit named has passed, and no other visit has begun. */
export const visitOverdue = defineAttention({
  reason: 'visit overdue',
  group,
  permission,
  urgency: 'late',
  words: {
    it: {
      label: 'Visita da fissare',
      sentence_one: 'La visita era prevista per ieri',
      sentence_other: 'La visita era prevista {{count}} giorni fa',
    },
    en: { label: 'Visit overdue', sentence_one: 'The visit was due yesterday', sentence_other: 'The visit was due {{count}} days ago' },
  },
  select: today => sql`
    ${attentionRow({ day: sql`v.next_visit_on`, target: sql`v.id` })}
    from visits v join reached c on c.id = v.client_id
    where v.deleted_at is null and v.finished_on is not null
      and v.next_visit_on < ${today} and v.next_visit_on >= ${daysBefore(today, overdueForAtMost)} and not exists (
      select from visits e where e.client_id = v.client_id and ${isThere} and (
        (e.finished_on, e.id) > (v.finished_on, v.id)
        or e.finished_at is null and coalesce(e.taken_on, 'infinity') > v.finished_on))`,
})

/** A visit that was begun and not finished, or edited since. */
export const visitDraft = defineAttention({
  reason: 'visit draft',
  group,
  permission,
  urgency: 'soon',
  words: {
    it: { label: 'Visite da concludere', sentence_other: 'Una visita aperta {{count}} giorni fa non è conclusa' },
    en: { label: 'Visits to finish', sentence_other: 'A visit opened {{count}} days ago is not finished' },
  },
  select: today => sql`
    ${attentionRow({ day: sql`(d.updated_at at time zone 'Europe/Rome')::date`, since: sql`d.updated_at`, target: sql`e.id` })}
    from visits e join reached c on c.id = e.client_id join documents d on d.id = e.id
    where e.is_draft and ${isThere} and (d.updated_at at time zone 'Europe/Rome')::date < ${daysBefore(today, draftDays)}`,
})

/** The visit of a first visit is behind when one is finished; until then the open one is gone on with. */
export const firstVisitStep: FirstVisitPart = {
  step: 'visit',
  isDone: client => sql`exists (select from visits e where e.client_id = ${client} and e.finished_at is not null and ${isThere})`,
  target: client => sql`select e.id from visits e where e.client_id = ${client} and ${isThere}
    order by e.finished_at is null, e.finished_on desc, e.id desc limit 1`,
}

export const visitStep: StepPart = {
  step: 'visit',
  isDone: clientIds => sql`exists (select from visits e where ${isThere} and e.client_id in (${clientIds}))`,
}

const say = makeSay({
  it: { finished: 'Visita conclusa', planned: 'Visita prevista' },
  en: { finished: 'Visit finished', planned: 'Visit planned' },
})

interface VisitDay extends CardRow {
  visit_id: string
  day: string
  is_planned: boolean
}

/** Visits on their day, and the days that the last ones named. */
export const visitAgenda: AgendaPart = {
  layer: 'visits',
  permission: 'view visits',
  color: 'yellow',
  isForClients: true,
  read: async (db, actor, { from, to, clients, limit }) => {
    const isClient = actor.role === 'client'
    const rows = await db.many<VisitDay>(sql`
      select v.visit_id, v.day, v.is_planned, c.workspace_id, c.id, c.first_name, c.last_name, c.photo_file_id from (
        select e.id as visit_id, e.client_id, e.finished_on as day, false as is_planned, e.shared_at from visits e
        where ${isThere} and e.finished_on between ${from} and ${to}
        union all
        select e.id, e.client_id, e.next_visit_on, true, e.shared_at from visits e
        where ${isThere} and e.next_visit_on between ${from} and ${to} and e.finished_on is not null and not exists (
          select from visits l where l.client_id = e.client_id and l.deleted_at is null
            and (l.finished_on, l.id) > (e.finished_on, e.id))) v
      join clients c on c.id = v.client_id
      where ${clients} and (not ${isClient}::boolean or v.shared_at is not null) order by v.day, v.visit_id ${limitTo(limit)}`)
    const words = say(actor.language)
    return rows.map(row => ({
      id: `${row.visit_id}/${row.is_planned ? 'planned' : 'finished'}`,
      day: row.day,
      title: words(row.is_planned ? 'planned' : 'finished'),
      link: isClient ? '/visits' : row.is_planned ? `/clients/${row.id}/visits` : `/visits/${row.visit_id}/edit`,
      client: clientCard(row, actor),
      isDone: !row.is_planned,
    }))
  },
}
