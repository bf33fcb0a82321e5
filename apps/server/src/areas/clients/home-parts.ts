import type { Language, Output } from '@allenio/contract'
import type { checklistSteps, getGraphs, listAttention } from '@allenio/contract/home'
import type { Actor } from '#platform/access'
import { collectionOf } from '#platform/contributions'
import { sql, type Sql } from '#platform/db'
import { addWords, type Values } from '#platform/words'
import { reachableClients } from './reach.ts'

// Parts that areas add to the home page about clients. All reasons form one statement, however many clients there are; it reads
// the asker's active clients once, as `reached`.

/** Why a client needs attention. */
export interface AttentionPart extends AttentionKind {
  label: (language: Language) => string
  /** "Non si pesa da 18 giorni". */
  sentence: (language: Language, of: { days: number; detail: string | null }) => string
}

interface AttentionKind {
  reason: string
  /** The lowest is the most pressing. */
  order: number
  urgency: Output<typeof listAttention>['attention'][number]['urgency']
  /** Rows by `attentionRow` from `reached`, and from the part's own `views`. */
  select: (today: string) => Sql
  /** Read once for all parts that name them; several parts may share one. */
  views?: readonly AttentionView[]
}

export interface AttentionView {
  name: Sql
  select: (today: string) => Sql
}

export const attentionParts = collectionOf<AttentionPart>('attention parts', ({ reason }) => reason)

interface AttentionWords {
  /** The reason's name among the others. */
  label: string
  /** `count` is the number of days to or from the row's day. */
  sentence_zero?: string
  sentence_one?: string
  sentence_other: string
}

interface AttentionDefinition extends AttentionKind {
  words: Record<Language, AttentionWords>
  /** What the sentence says besides `count`. */
  values?: (language: Language, detail: string) => Values
}

export function defineAttention({ words, values, ...kind }: AttentionDefinition): AttentionPart {
  const say = addWords<string>(`attention: ${kind.reason}`, { it: { ...words.it }, en: { ...words.en } })
  return {
    ...kind,
    label: language => say(language)('label'),
    sentence: (language, { days, detail }) => say(language)('sentence', { ...values?.(language, detail ?? ''), count: days }),
  }
}

interface Columns {
  day: Sql
  /** The row of the area that it is about. */
  target?: Sql
  detail?: Sql
}

/** Selects (client_id, day, target_id, detail) of a client `c` among those reached. */
export const attentionRow = ({ day, target = sql`null`, detail = sql`null` }: Columns): Sql => sql`
  select c.id as client_id, ${day}::date as day, ${target}::uuid as target_id, ${detail}::text as detail`

export const daysBefore = (today: string, days: number): Sql => sql`${today}::date - ${days}::int`

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
