import type { Permission } from '@allenio/contract'
import type { adherenceKinds, adherenceLevels } from '@allenio/contract/clients'
import { romeDay } from '@allenio/domain/days'
import { mayDo, type Actor } from '#platform/access'
import { collectionOf } from '#platform/contributions'
import { sql, type Sql } from '#platform/db'

export type AdherenceKind = (typeof adherenceKinds)[number]

/** An area's knowledge of how regularly clients do what was planned, for the order of the client list and its filter. */
export interface AdherencePart {
  kind: AdherenceKind
  /** Needed beside that of the list. */
  permission: Permission
  /** Selects client_id, percent and level of everybody for whom something was planned, from one statement over all of them. */
  select: (today: string) => Sql
}

export const adherenceParts = collectionOf<AdherencePart>('adherence parts', ({ kind }) => kind)

/** The part that the actor may know. */
const partFor = (actor: Actor, kind: AdherenceKind): AdherencePart | undefined =>
  adherenceParts.gathered().find(each => each.kind === kind && mayDo(actor, each.permission))

const nobody = sql`select null::uuid as client_id, null::int as percent where false`

const selectOf = (part: AdherencePart | undefined): Sql => (part === undefined ? nobody : part.select(romeDay()))

/** Joins `adherence` to the clients `c`: nobody's where the actor may not know it. */
export const joinAdherence = (actor: Actor, kind: AdherenceKind): Sql =>
  sql`left join (${selectOf(partFor(actor, kind))}) adherence on adherence.client_id = c.id`

/** A condition on the clients `c`. */
export function hasAdherence(actor: Actor, kind: AdherenceKind, level: (typeof adherenceLevels)[number]): Sql {
  const part = partFor(actor, kind)
  if (!part) return sql`false`
  const select = part.select(romeDay())
  return level === 'none'
    ? sql`c.id not in (select a.client_id from (${select}) a)`
    : sql`c.id in (select a.client_id from (${select}) a where a.level = ${level})`
}
