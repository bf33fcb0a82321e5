import type { LabelledFood } from '@allenio/contract/aliments'
import { describedFood, findExclusionHits, type ExcludableFood } from '@allenio/domain/aliments'
import type { Actor } from '#platform/access'
import type { WorkspaceDb } from '#platform/db'
import { found } from '#platform/errors'
import { findExclusions, type FoundExclusion } from '../exclusions/present.ts'
import { findPlannedFoods } from '../planned.ts'

/** Something that a client must not eat, of which a label may tell. */
export interface FoundDoubt extends FoundExclusion {
  /** Nobody knows whether the food has it, and the client is allergic to it. */
  isOpen: boolean
}

interface FoundDoubts {
  /** The open ones first. */
  doubts: FoundDoubt[]
  foodName: string
}

/** Finds what a label of a food has to answer for a client, whatever product they eat for it now. */
export async function findDoubts(
  db: WorkspaceDb,
  actor: Actor,
  { clientId, food }: { clientId: string; food: LabelledFood },
): Promise<FoundDoubts> {
  const [own, judged] = await Promise.all([findExclusions(db, [clientId], actor.language), readFood(db, actor, food)])
  const intolerances = (own.get(clientId) ?? []).filter(({ kind }) => kind === 'allergy' || kind === 'intolerance')
  // the label of another product does not count for this one
  const hits = findExclusionHits(
    [judged.food],
    intolerances.map(exclusion => ({ ...exclusion, labels: undefined })),
  )
  const openIds = new Set(hits.filter(({ mark }) => mark === 'amber').map(({ exclusion }) => exclusion.id))
  const doubts = intolerances.map(exclusion => ({ ...exclusion, isOpen: openIds.has(exclusion.id) }))
  return { doubts: doubts.toSorted((one, other) => Number(other.isOpen) - Number(one.isOpen)), foodName: judged.name }
}

async function readFood(db: WorkspaceDb, actor: Actor, { id, name }: LabelledFood): Promise<{ food: ExcludableFood; name: string }> {
  if (id === null) return { food: describedFood({ id: '', name: { it: name, en: name } }), name }
  const food = found((await findPlannedFoods(db, actor, [{ id }])).get(id))
  return { food: { ...food, name: { it: food.nameIt, en: food.nameEn }, cholesterol: food.nutrients.cholesterol ?? null }, name: food.name }
}
