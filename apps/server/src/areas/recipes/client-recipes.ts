import type { PlannedFood } from '@allenio/contract/aliments'
import type { RecipeFigures } from '@allenio/contract/recipes'
import { mayDo, type Actor } from '#platform/access'
import { collectionOf } from '#platform/contributions'
import { joined, sql, type Sql } from '#platform/db'

type ClientActor = Pick<Actor, 'membershipId'>

/** A query for the ids of recipes that the calling client was given, such as those of their plans. */
export type SelectGivenRecipes = (actor: ClientActor) => Sql

/** Areas that name recipes, such as plans, know which of them clients were given. */
export const givenRecipes = collectionOf<SelectGivenRecipes>('given recipes')

/** A condition on the recipes `e`: the calling client was given them. */
export function isGiven(actor: ClientActor): Sql {
  const queries = givenRecipes.gathered().map(select => select(actor))
  return queries.length === 0 ? sql`false` : sql`e.id in (${joined(queries, ' union all ')})`
}

/** A business may hide energy and macros from clients. */
export const areFiguresHidden = (actor: Pick<Actor, 'role' | 'withheldPermissions'>): boolean =>
  actor.role === 'client' && !mayDo(actor, 'view macros')

export const hiddenFigures: RecipeFigures = {
  kcal: null,
  protein: null,
  carbs: null,
  lipids: null,
  isAtLeast: { kcal: true, protein: true, carbs: true, lipids: true },
}

export const withoutFigures = (food: PlannedFood): PlannedFood => ({
  ...food,
  kcal: null,
  protein: null,
  carbs: null,
  lipids: null,
  carbsIncludeFiber: false,
  nutrients: {},
})
