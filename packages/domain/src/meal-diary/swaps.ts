import { swapsPerFood, type DiarySwap } from '@allenio/contract/meal-diary'
import type { AlternativeBasis } from '@allenio/contract/meal-plans'
import { describedFood, findExclusionHits, type ExcludableFood, type Exclusion, type ExclusionMark } from '@allenio/domain/aliments'
import { describedAmount, gramsAlike, isWithinTolerance, type PlannedAmount, type PlannedRow } from '@allenio/domain/meal-plans'

// Foods that a client may take in the place of a planned one. The server judges a swap by these rules, whatever a device has offered.

export interface SwapFood extends ExcludableFood {
  version: number
  kcal: number | null
  protein: number | null
  carbs: number | null
  lipids: number | null
  /** An everyday food, or one of the business's own: a kitchen has it rather than another of the same figures. */
  isFamiliar?: boolean
}

export interface SwapRow {
  food: SwapFood
  grams: number
  basis: AlternativeBasis
}

export interface SwapRules {
  exclusions: readonly Exclusion[]
  tolerancePercent: number
  /** Answers of `isSafeSwap` that were found before: one food stands beside many rows. */
  judgedFoods?: Map<string, boolean>
}

export interface SwapCandidate {
  food: SwapFood
  grams: number
}

/** A food that touches no exclusion of the client, and of which nothing is doubtful that an allergy or intolerance asks for. */
export const isSafeSwap = (food: ExcludableFood, exclusions: readonly Exclusion[]): boolean =>
  findExclusionHits([food], exclusions).length === 0

/** The allergies of a client that foods touch, or may. */
export const allergiesIn = <Own extends Exclusion>(foods: readonly ExcludableFood[], exclusions: readonly Own[]): Own[] =>
  markedIn(foods, exclusions, 'red')

/** The allergies of which nobody knows whether foods touch them. */
export const doubtsIn = <Own extends Exclusion>(foods: readonly ExcludableFood[], exclusions: readonly Own[]): Own[] =>
  markedIn(foods, exclusions, 'amber')

const markedIn = <Own extends Exclusion>(foods: readonly ExcludableFood[], exclusions: readonly Own[], wanted: ExclusionMark): Own[] => [
  ...new Set(findExclusionHits(foods, exclusions).flatMap(({ mark, exclusion }) => (mark === wanted ? [exclusion] : []))),
]

/** A food that a client has taken in the place of a planned one. */
export interface TakenSwap extends Pick<DiarySwap, 'food' | 'grams' | 'alternativeId'> {
  plannedFoodId: string
  plannedGrams: number
}

/**
 * The grams of a swap on its row, which a later release may have changed: they follow those of the row. Null where it has another food:
 * nobody has chosen anything in the place of that.
 */
export function gramsOfSwap(swap: TakenSwap, row: Pick<PlannedRow, 'food' | 'grams' | 'alternatives'>): number | null {
  if (row.food?.id !== swap.plannedFoodId) return null
  const alternative = row.alternatives.find(({ id, food }) => id === swap.alternativeId && food?.id === swap.food?.id)
  if (alternative) return alternative.grams
  return swap.plannedGrams > 0 ? Math.round((swap.grams * row.grams) / swap.plannedGrams) : swap.grams
}

type NamedAmount = Pick<PlannedAmount, 'id' | 'food' | 'customName'>

/**
 * A professional has chosen the alternatives of a plan; only what an allergy names is refused all the same: in the food, or in the name
 * that the plan gives it.
 */
export const isAllowedAlternative = (food: ExcludableFood | null, alternative: NamedAmount, exclusions: readonly Exclusion[]): boolean =>
  allergiesIn([...(food ? [food] : []), ...describedAmount(alternative).map(describedFood)], exclusions).length === 0

/** The grams in which a food stands in for the row; null where it is of another family, or too different. */
export function swapGrams(row: SwapRow, food: SwapFood, { tolerancePercent }: Pick<SwapRules, 'tolerancePercent'>): number | null {
  if (food.id === row.food.id || food.category === null || food.category !== row.food.category) return null
  // a figure that is known of the row alone could be any
  if (figures.some(figure => row.food[figure] !== null && food[figure] === null)) return null
  const alike = gramsAlike(row, food, row.basis)
  if ('refusal' in alike) return null
  return isWithinTolerance(row, { food, grams: alike.grams }, tolerancePercent) ? alike.grams : null
}

const figures = ['kcal', 'protein', 'carbs', 'lipids'] as const
const kcalPerUnit = { kcal: 1, protein: 4, carbs: 4, lipids: 9 } as const satisfies Record<AlternativeBasis, number>

/** How far two amounts are apart, in kcal. */
const distanceOf = (row: SwapRow, { food, grams }: SwapCandidate): number =>
  figures.reduce((total, figure) => {
    const [wanted, offered] = [row.food[figure], food[figure]]
    return wanted === null || offered === null
      ? total
      : total + (Math.abs(offered * grams - wanted * row.grams) / 100) * kcalPerUnit[figure]
  }, 0)

const compareTexts = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

/** Two tables of the library have a food of this name. */
const isSameOfOtherTable = (food: SwapFood, planned: SwapFood): boolean =>
  food.name.it === planned.name.it && food.brand === '' && planned.brand === ''

/** Familiar foods first, and of these the nearest. Foods of other families may be among those that are looked through. */
export function swapCandidates(row: SwapRow, foods: Iterable<SwapFood>, rules: SwapRules): SwapCandidate[] {
  const fitting: (SwapCandidate & { distance: number })[] = []
  for (const food of foods) {
    if (isSameOfOtherTable(food, row.food)) continue
    const grams = swapGrams(row, food, rules)
    if (grams !== null) fitting.push({ food, grams, distance: distanceOf(row, { food, grams }) })
  }
  fitting.sort(
    (one, other) =>
      Number(other.food.isFamiliar ?? false) - Number(one.food.isFamiliar ?? false) ||
      one.distance - other.distance ||
      compareTexts(one.food.id, other.food.id),
  )
  const candidates: SwapCandidate[] = []
  for (const { food, grams } of fitting) {
    if (candidates.length === swapsPerFood) break
    if (isSafe(food, rules)) candidates.push({ food, grams })
  }
  return candidates
}

function isSafe(food: SwapFood, { exclusions, judgedFoods }: SwapRules): boolean {
  const isSafeFood = judgedFoods?.get(food.id) ?? isSafeSwap(food, exclusions)
  judgedFoods?.set(food.id, isSafeFood)
  return isSafeFood
}
