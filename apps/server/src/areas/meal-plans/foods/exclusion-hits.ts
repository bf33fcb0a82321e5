import type { MealPlanHit } from '@allenio/contract/meal-plans'
import {
  describedFood,
  findExclusionHits,
  worstMark,
  type ExcludableFood,
  type ExclusionHit,
  type FoodDescription,
} from '@allenio/domain/aliments'
import { findExclusions, findPlannedFoods, type FoundExclusion } from '#areas/aliments'
import type { Actor } from '#platform/access'
import { audit } from '#platform/audit'
import type { WorkspaceDb } from '#platform/db'
import { presentJudgedFood } from './judged-food.ts'

export type FoundHit = ExclusionHit<FoundExclusion> & { food: string }

/** The most hits that an answer lists. */
const shownAtMost = 300
const longestName = 80

/** The foods of a plan, and the parts that it describes only in words: exclusions judge both. */
export interface JudgedContent {
  foodIds: readonly string[]
  descriptions: readonly FoodDescription[]
}

/** Finds the hits of clients' exclusions, by client, the worst first. The number of its queries is fixed. */
export async function findHits(
  db: WorkspaceDb,
  actor: Actor,
  { content, clientIds }: { content: JudgedContent; clientIds: readonly string[] },
): Promise<Map<string, FoundHit[]>> {
  if (clientIds.length === 0 || isEmpty(content)) return new Map()
  return findHitsOf(db, actor, { content, exclusions: await findExclusions(db, clientIds, actor.language) })
}

const isEmpty = ({ foodIds, descriptions }: JudgedContent): boolean => foodIds.length === 0 && descriptions.length === 0

/** Finds the hits of exclusions that were already read. */
export async function findHitsOf(
  db: WorkspaceDb,
  actor: Actor,
  { content, exclusions }: { content: JudgedContent; exclusions: ReadonlyMap<string, readonly FoundExclusion[]> },
): Promise<Map<string, FoundHit[]>> {
  if (exclusions.size === 0 || isEmpty(content)) return new Map()
  const { foodIds, descriptions } = content
  const foods = [
    ...(
      await findPlannedFoods(
        db,
        actor,
        foodIds.map(id => ({ id })),
      )
    ).values(),
  ]
  const names = new Map([
    ...foods.map(({ id, name }) => [id, name] as const),
    ...descriptions.map(({ id, name }) => [id, shortName(name, actor)] as const),
  ])
  const excludable = [...foods.map((food): ExcludableFood => presentJudgedFood(food)), ...descriptions.map(describedFood)]
  const hitsOf = (own: readonly FoundExclusion[]) =>
    findExclusionHits(excludable, own).map(hit => ({ ...hit, food: names.get(hit.foodId) ?? '' }))
  return new Map([...exclusions].map(([clientId, own]) => [clientId, hitsOf(own)]))
}

/** Shortens the name of a hit, because the description of a free meal may be long. */
function shortName(name: FoodDescription['name'], { language }: Actor): string {
  const text = name[language].trim() || Object.values(name).join('').trim()
  return text.length > longestName ? `${text.slice(0, longestName - 1)}…` : text
}

/** Whether a hit is an allergy, or may be: the author then has to state why the client gets the food all the same. */
export const needsReason = (hits: readonly FoundHit[]): boolean => worstMark(hits) === 'red'

const presentHit = ({ mark, exclusion, food, state }: FoundHit): MealPlanHit => ({
  mark,
  kind: exclusion.kind,
  exclusion: exclusion.name,
  food,
  // a food that is free of an exclusion is never a hit; only the type allows this case
  state: state === 'free' ? 'not known' : state,
})

/** Presents the worst hits, and the number of all. */
export const presentHits = (hits: readonly FoundHit[] = []) => ({ hits: hits.slice(0, shownAtMost).map(presentHit), hitCount: hits.length })

export interface GivenReason {
  clientId: string
  assignmentId: string
  reason: string | undefined
  hits: readonly FoundHit[]
}

/** Logs why clients get food that touches an allergy. The log holds no health data, so it names hits by their ids. */
export async function auditReasons(db: WorkspaceDb, { personId }: Actor, reasons: readonly GivenReason[]): Promise<void> {
  for (const { clientId, assignmentId, reason, hits } of reasons) {
    const red = hits.filter(({ mark }) => mark === 'red')
    if (reason === undefined || red.length === 0) continue
    const details = { assignmentId, reason, hits: red.map(({ exclusion, foodId }) => `${exclusion.id} ${foodId}`) }
    await audit(db, { personId, action: 'override exclusions', subjectId: clientId, details })
  }
}
