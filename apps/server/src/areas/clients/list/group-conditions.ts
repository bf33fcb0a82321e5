import type { Actor } from '#platform/access'
import { collectionOf } from '#platform/contributions'
import { joined, sql, type Sql } from '#platform/db'

/** A condition on the clients `c`: they are in the group, where the actor may know it. */
type GroupCondition = (actor: Actor, groupId: string) => Sql

/** The area that keeps groups of clients contributes how the client list finds the clients of one. */
export const groupConditions = collectionOf<GroupCondition>('group conditions')

export const isInGroup: GroupCondition = (actor, groupId) => {
  const conditions = groupConditions.gathered().map(conditionOf => conditionOf(actor, groupId))
  return conditions.length === 0 ? sql`false` : joined(conditions, ' and ')
}
