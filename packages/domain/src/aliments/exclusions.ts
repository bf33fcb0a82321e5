import type { Wording } from '@allenio/contract'
import type { Allergen, AllergenState, FoodCategory } from '@allenio/contract/aliment-fields'
import type { ExclusionKind, ExclusionTarget } from '@allenio/contract/exclusions'
import type { DietState } from '@allenio/contract/recipe-fields'
import { allergensInText } from './allergen-words.ts'
import { allergenState } from './allergens.ts'
import { isComposite } from './composite-foods.ts'
import { deriveDiets, isMineral, type DietFood } from './diets.ts'
import { compareMarks, type ExclusionMark } from './exclusion-marks.ts'
import { wordStems } from './word-stems.ts'

/** Something that a client must not, cannot or does not want to eat. */
export interface Exclusion {
  kind: ExclusionKind
  target: ExclusionTarget
}

/** A food as exclusions see it. A recipe or meal is judged by each of its foods. */
export interface ExcludableFood extends DietFood {
  id: string
  name: Wording
  /** Empty is none. */
  brand: string
  /** Of the name that a plan gives to a food: only what it says beyond that food is told, because all else is known of the food. */
  namesFoodId?: string
}

export interface ExclusionHit<AnyExclusion extends Exclusion = Exclusion> {
  exclusion: AnyExclusion
  /** Or the row or meal that words describe. */
  foodId: string
  mark: ExclusionMark
  /** How far the food has it; a category, food or word that is named is there. */
  state: AllergenState
}

/** A doubt counts where it may harm: a diet or a dislike is not told of every food of which something is not known. */
const marks = {
  allergy: { contains: 'red', 'may contain': 'red', 'not known': 'amber', free: null },
  intolerance: { contains: 'weak', 'may contain': 'weak', 'not known': 'weak', free: null },
  diet: { contains: 'weak', 'may contain': 'weak', 'not known': null, free: null },
  dislike: { contains: 'weak', 'may contain': 'weak', 'not known': null, free: null },
} as const satisfies Record<ExclusionKind, Record<AllergenState, ExclusionMark | null>>

/** Every exclusion that one of the foods touches, the worst first; of one mark they stand in the order of the foods. */
export function findExclusionHits<AnyExclusion extends Exclusion>(
  foods: readonly ExcludableFood[],
  exclusions: readonly AnyExclusion[],
): ExclusionHit<AnyExclusion>[] {
  const hits = foods.flatMap(food => exclusions.flatMap(exclusion => hitOf(food, exclusion) ?? [])).toSorted(compareMarks)
  const namedIds = new Map(foods.flatMap(({ id, namesFoodId }) => (namesFoodId === undefined ? [] : [[id, namesFoodId] as const])))
  if (namedIds.size === 0) return hits
  const isToldOfFood = ({ foodId, exclusion, mark }: ExclusionHit<AnyExclusion>) =>
    hits.some(other => other.foodId === namedIds.get(foodId) && other.exclusion === exclusion && other.mark === mark)
  return hits.filter(hit => !isToldOfFood(hit))
}

function hitOf<AnyExclusion extends Exclusion>(food: ExcludableFood, exclusion: AnyExclusion): ExclusionHit<AnyExclusion> | null {
  const state = stateOf(food, exclusion.target)
  if (food.namesFoodId !== undefined && state === 'not known') return null
  const mark = marks[exclusion.kind][state]
  return mark && { exclusion, foodId: food.id, mark, state }
}

const stateInDiet = { no: 'contains', 'not known': 'not known', yes: 'free' } as const satisfies Record<DietState, AllergenState>

/** The parts of a food made of others are not known beyond its name, its tags and its family. */
function stateOf(food: ExcludableFood, target: ExclusionTarget): AllergenState {
  switch (target.kind) {
    case 'allergen':
      return allergenState(food.allergens, target.allergen)
    case 'category':
      return food.category === target.category ? 'contains' : hiddenState(food, allergenOfCategory[target.category])
    case 'food':
      return food.id === target.foodId ? 'contains' : hiddenState(food)
    case 'word': {
      const { stems, broughtAllergen } = meaningOf(target)
      return isNamed(food, stems) ? 'contains' : hiddenState(food, broughtAllergen)
    }
    case 'diet':
      return stateInDiet[deriveDiets([food])[target.diet]]
    default:
      return target satisfies never
  }
}

/** Whether something stands in a food that is not called so. Where it always brings an allergen, a food free of that has none of it. */
function hiddenState(food: ExcludableFood, broughtAllergen?: Allergen): AllergenState {
  if (broughtAllergen && allergenState(food.allergens, broughtAllergen) === 'free') return 'free'
  const isPlainMineral = food.brand === '' && isMineral(food)
  return isComposite(food) && !isPlainMineral ? 'not known' : 'free'
}

/** Seafood is a mollusc or a crustacean, and milk may be of plants: they bring no certain one. */
const allergenOfCategory: Readonly<Partial<Record<FoodCategory, Allergen>>> = { fish: 'fish', eggs: 'eggs', cheese: 'milk' }

interface WordMeaning {
  stems: readonly string[]
  broughtAllergen: Allergen | undefined
}

/** One word is looked for in the names of thousands of foods. */
const wordMeanings = new WeakMap<ExclusionTarget, WordMeaning>()

function meaningOf(target: ExclusionTarget & { kind: 'word' }): WordMeaning {
  const earlier = wordMeanings.get(target)
  if (earlier) return earlier
  const stems = wordStems(target.word)
  // of several words nobody knows which one brings the allergen
  const meaning = { stems, broughtAllergen: stems.length === 1 ? allergenOfWord(target.word) : undefined }
  wordMeanings.set(target, meaning)
  return meaning
}

/** A food free of gluten may have wheat starch. */
function allergenOfWord(word: string): Allergen | undefined {
  const [named, ...others] = allergensInText(word)
  return others.length === 0 && named !== 'gluten' ? named : undefined
}

/** All words have to stand in the names. Singular and plural are alike, so that it marks too much rather than too little. */
function isNamed({ name }: ExcludableFood, stems: readonly string[]): boolean {
  const nameStems = new Set(Object.values(name).map(wordStems).flat())
  return stems.length > 0 && stems.every(stem => nameStems.has(stem))
}
