import type { Language, Output, Permission } from '@allenio/contract'
import type { attentionGroups, listAttention } from '@allenio/contract/home'
import type { AttentionReason } from '@allenio/domain/home'
import type { Actor } from '#platform/access'
import { collectionOf } from '#platform/contributions'
import { joined, sql, type Sql, type WorkspaceDb } from '#platform/db'
import { makeSay, type Values } from '#platform/words'

// Parts that areas add to the home page about clients. All reasons form one statement, however many clients there are; it reads
// the asker's active clients once, as `reached`. Duties of money with a last day read `reached_also_inactive`, because a client who is
// deactivated is still owed a refund.

/** Why a client needs attention. */
export interface AttentionPart extends AttentionKind {
  label: (language: Language) => string
  /** "Non si pesa da 18 giorni". */
  sentence: (language: Language, of: { days: number; detail: string | null }) => string
  /** "Sollecitato oggi", where somebody has seen to it: then nothing more is offered. */
  handled?: (language: Language, detail: string) => string | undefined
}

export type AttentionGroup = (typeof attentionGroups)[number]

interface AttentionAsker {
  /** Null where nobody asks, as for a notification. */
  membershipId: string | null
}

interface SeenThing {
  clientId: string
  targetId: string
  /** False takes it back. */
  isSeen: boolean
}

interface AttentionKind {
  /** The name of its weight in the domain's table. */
  reason: AttentionReason
  /** The part of the work that it belongs to. */
  group: AttentionGroup
  /** Needed beside those of the list itself. */
  permission?: Permission
  /** The inbox has it, and the home page's queue does not: nobody has to be contacted for it. */
  isNews?: true
  /** Marks the row's target as seen for the whole team; a reason without it is dismissed for whoever has seen it. */
  markSeen?: (db: WorkspaceDb, actor: Actor, thing: SeenThing) => Promise<unknown>
  urgency: Output<typeof listAttention>['attention'][number]['needs'][number]['urgency']
  /** Rows by `attentionRow` from `reached` or `reached_also_inactive`, and from the part's own `views`. */
  select: (today: string, asker: AttentionAsker) => Sql
  /** After so many days a dismissed row may stand there again; for good without it, as its occurrence has an end of its own. */
  isForgottenAfter?: number
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
  /** The values of the sentence besides `count`. */
  values?: (language: Language, detail: string) => Values
  handled?: AttentionPart['handled']
}

export function defineAttention({ words, values, ...kind }: AttentionDefinition): AttentionPart {
  const say = makeSay<string>({ it: { ...words.it }, en: { ...words.en } })
  return {
    ...kind,
    label: language => say(language)('label'),
    sentence: (language, { days, detail }) => say(language)('sentence', { ...values?.(language, detail ?? ''), count: days }),
  }
}

interface Columns {
  day: Sql
  /** The moment that the reason counts from, where a day is too coarse for the order. */
  since?: Sql
  /** The row of the area that it is about. */
  target?: Sql
  detail?: Sql
  /** How much there is of it, by which its weight grows. */
  amount?: Sql
  /** Tells this occurrence of the reason from later ones; a row that was dismissed stays away while it is the same. */
  occurrence?: Sql
}

/** Selects (client_id, day, since, target_id, detail, amount, occurrence) of a client `c` among those reached. */
export const attentionRow = ({ day, since = day, target, detail = sql`null`, amount = sql`0`, occurrence }: Columns): Sql => sql`
  select c.id as client_id, ${day}::date as day, ${since}::timestamptz as since, ${target ?? sql`null`}::uuid as target_id,
    ${detail}::text as detail, ${amount}::float8 as amount,
    (${occurrence ?? (target ? sql`${target} || ' ' || ${day}` : day)})::text as occurrence`

interface FoundReason {
  client_id: string
  day: string
  target_id: string | null
  detail: string
  occurrence: string
}

/** The rows of one reason about all clients of a business, whoever is in charge of them: for those who notify of it. */
export function findReason(db: WorkspaceDb, { views = [], select }: AttentionPart, today: string): Promise<FoundReason[]> {
  const tables = [
    { name: sql`reached_also_inactive`, select: () => allLookedAfter },
    { name: sql`reached`, select: () => sql`select * from reached_also_inactive where status = 'active'` },
    ...views,
  ]
  return db.many<FoundReason>(sql`
    with ${joined(
      tables.map(table => sql`${table.name} as (${table.select(today)})`),
      ', ',
    )}
    select r.client_id, r.day, r.target_id, coalesce(r.detail, '') as detail, r.occurrence
    from (${select(today, { membershipId: null })}) r order by r.client_id`)
}

const allLookedAfter = sql`
  select c.workspace_id, c.id, c.membership_id, c.subscription_end, c.invited_at, c.declined_at, c.registered_at, c.status
  from clients c where c.deleted_at is null and c.source <> 'sample'`

export const daysBefore = (today: string, days: number): Sql => sql`${today}::date - ${days}::int`

/** A kind of record about clients, or of what they did, by which somebody counts as active. */
export interface ActivityPart {
  kind: string
  /** Selects (client_id, day) since a day. */
  select: (since: string) => Sql
}

export const activityParts = collectionOf<ActivityPart>('activity parts', ({ kind }) => kind)

export const recordsByDay =
  (table: Sql, condition = sql`true`): ActivityPart['select'] =>
  since =>
    sql`select client_id, day from ${table} where deleted_at is null and day >= ${since} and ${condition}`

/** One way in which a step of the first days can be done; several areas may know one for the same step. */
export interface StepPart {
  step: string
  /** A condition; `clientIds` selects the ids of the asker's clients `c`. */
  isDone: (clientIds: Sql) => Sql
}

export const stepParts = collectionOf<StepPart>('step parts')
