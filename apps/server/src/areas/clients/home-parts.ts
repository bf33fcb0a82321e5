import type { Language, Output } from '@allenio/contract'
import { attentionReasons, type AttentionReason, type checklistSteps, type getGraphs } from '@allenio/contract/home'
import type { Actor } from '#platform/access'
import { collectionOf } from '#platform/contributions'
import { sql, type Sql } from '#platform/db'
import { reachableClients } from './reach.ts'

// Parts that areas add to the home page about clients. All reasons form one statement, however many clients there are; it reads
// the asker's active clients once, as `reached`.

/** Why a client needs attention. */
export interface AttentionPart {
  reason: AttentionReason
  /** Rows by `attentionRow` from `reached`, and from the part's own `views`. */
  select: (today: string) => Sql
  /** Read once for all parts that name them; several parts may share one. */
  views?: readonly AttentionView[]
  /** "Non si pesa da 18 giorni"; the days are those to or from the row's day. */
  sentence: (language: Language, of: { days: number; detail: string | null }) => string
}

export interface AttentionView {
  name: Sql
  select: (today: string) => Sql
}

export const attentionParts = collectionOf<AttentionPart>('attention parts', ({ reason }) => reason)

interface Columns {
  day: Sql
  action?: Sql
  detail?: Sql
}

/** Selects (place, reason, client_id, day, action_id, detail) of a client `c` among those reached. */
export const attentionRow = (reason: AttentionReason, { day, action = sql`null`, detail = sql`null` }: Columns): Sql => sql`
  select ${attentionReasons.indexOf(reason)}::int as place, ${reason}::text as reason, c.id as client_id, ${day}::date as day,
    ${action}::uuid as action_id, ${detail}::text as detail`

export const daysBefore = (today: string, days: number): Sql => sql`${today}::date - ${days}::int`

/** One day has its own word form, and so has today. */
export const formOf = <Word extends string>(word: Word, days: number): Word | `${Word} today` | `${Word} one` =>
  days === 0 ? `${word} today` : days === 1 ? `${word} one` : word

/** A kind of record or deed about clients, counted by week. */
export interface ActivityPart {
  kind: Exclude<keyof Output<typeof getGraphs>['activity'][number], 'week'>
  /** Selects (day, count) since a day; `day` may be a moment. */
  select: (actor: Actor, since: string) => Sql
}

export const activityParts = collectionOf<ActivityPart>('activity parts', ({ kind }) => kind)

export const countByDay =
  (table: Sql): ActivityPart['select'] =>
  (actor, since) =>
    sql`
  select day, count(*) as count from ${table} where deleted_at is null and day >= ${since} and ${isOfReached(actor)} group by day`

/** An admin reaches nearly everybody: it costs much less to leave out the few others than to look up all clients. */
export const isOfReached = (actor: Actor): Sql =>
  actor.role === 'admin'
    ? sql`client_id not in (select c.id from clients c where c.deleted_at is not null)`
    : sql`client_id in (select c.id from clients c where ${reachableClients(actor)})`

/** One way in which a step of the checklist can be done. */
export interface StepPart {
  step: (typeof checklistSteps)[number]
  /** A condition; `clientIds` selects the ids of the asker's clients `c`. */
  isDone: (clientIds: Sql) => Sql
}

export const stepParts = collectionOf<StepPart>('step parts')
