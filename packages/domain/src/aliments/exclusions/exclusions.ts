import type { Wording } from '@allenio/contract'
import {
  allergenStates,
  type Allergen,
  type AllergenState,
  type FoodCategory,
  type ExclusionKind,
  type ExclusionTarget,
  type LabelStates,
} from '@allenio/contract/aliments'
import type { DietState } from '@allenio/contract/recipes'
import { allergensInText } from './allergen-words.ts'
import { allergenState } from './allergens.ts'
import { isComposite } from './composite-foods.ts'
import { deriveDiets, isMineral, type DietFood } from './diets.ts'
import { compareHits, type ExclusionMark } from './exclusion-marks.ts'
import { targetKey } from './exclusion-targets.ts'
import { stateWithLabel } from '../labels.ts'
import { lookupOf, senseOfWord, stateInRule, type WordSense } from './word-meanings.ts'
import { wordStems } from '../word-stems.ts'

/** Something that a client must not, cannot or does not want to eat. */
export interface Exclusion {
  kind: ExclusionKind
  target: ExclusionTarget
  /** The labels of the products that the client eats, by the key of the food. */
  labels?: LabelStates | undefined
}

/** A food as exclusions see it. A recipe or meal is judged by each of its foods. */
export interface ExcludableFood extends DietFood {
  id: string
  name: Wording
  /** Empty means no brand. */
  brand: string
  /** The food that a plan gives this name to. Only allergens that this food does not have itself are reported for the name. */
  namesFoodId?: string
  /** The key by which a product stands for it, where that is not its id. */
  labelKey?: string
}

export interface ExclusionHit<AnyExclusion extends Exclusion = Exclusion> {
  exclusion: AnyExclusion
  /** The id of a food, or of the row or meal that words describe. */
  foodId: string
  mark: ExclusionMark
  /** How surely the food has it; a category, food or word that the exclusion names is certain. */
  state: AllergenState
}

/** A doubt counts only where it may harm: foods of which something is not known raise no warning for a diet or a dislike. */
const marks = {
  allergy: { contains: 'red', 'may contain': 'red', 'not known': 'amber', free: null },
  intolerance: { contains: 'weak', 'may contain': 'weak', 'not known': 'weak', free: null },
  diet: { contains: 'weak', 'may contain': 'weak', 'not known': null, free: null },
  dislike: { contains: 'weak', 'may contain': 'weak', 'not known': null, free: null },
} as const satisfies Record<ExclusionKind, Record<AllergenState, ExclusionMark | null>>

/**
 * Finds every exclusion that one of the foods touches, the worst first. Hits that are equally bad follow the order of their targets,
 * which is the same in every language, and then the order of the foods.
 */
export function findExclusionHits<AnyExclusion extends Exclusion>(
  foods: readonly ExcludableFood[],
  exclusions: readonly AnyExclusion[],
): ExclusionHit<AnyExclusion>[] {
  const hits = foods
    .flatMap(food => exclusions.flatMap(exclusion => hitOf(food, exclusion) ?? []))
    .toSorted((one, other) => compareHits(one, other) || compareTargets(one.exclusion, other.exclusion))
  const namedIds = new Map(foods.flatMap(({ id, namesFoodId }) => (namesFoodId === undefined ? [] : [[id, namesFoodId] as const])))
  if (namedIds.size === 0) return hits
  const isToldOfFood = ({ foodId, exclusion, mark }: ExclusionHit<AnyExclusion>) =>
    hits.some(other => other.foodId === namedIds.get(foodId) && other.exclusion === exclusion && other.mark === mark)
  return hits.filter(hit => !isToldOfFood(hit))
}

function compareTargets(one: Exclusion, other: Exclusion): number {
  if (one === other) return 0
  const [key, otherKey] = [targetKey(one.target), targetKey(other.target)]
  return key < otherKey ? -1 : key > otherKey ? 1 : 0
}

function hitOf<AnyExclusion extends Exclusion>(food: ExcludableFood, exclusion: AnyExclusion): ExclusionHit<AnyExclusion> | null {
  const state = stateWithLabel(stateOf(food, exclusion.target), exclusion.labels?.[food.labelKey ?? food.id])
  if (food.namesFoodId !== undefined && state === 'not known') return null
  const mark = marks[exclusion.kind][state]
  return mark && { exclusion, foodId: food.id, mark, state }
}

const stateInDiet = { no: 'contains', 'not known': 'not known', yes: 'free' } as const satisfies Record<DietState, AllergenState>

/** Only the name, the tags and the category of a food are known; a food that is made of others may hide more parts. */
function stateOf(food: ExcludableFood, target: ExclusionTarget): AllergenState {
  switch (target.kind) {
    case 'allergen':
      return allergenState(food.allergens, target.allergen)
    case 'category':
      return food.category === target.category ? 'contains' : hiddenState(food, allergenOfCategory[target.category])
    case 'food':
      return food.id === target.foodId ? 'contains' : hiddenState(food)
    case 'word': {
      const { stems, broughtAllergen, sense } = meaningOf(target)
      const lookup = lookupOfNames(food)
      if (stems.length > 0 && stems.every(stem => lookup.has(stem))) return 'contains'
      // a food without the word in its name may still be what the word means, or hide it
      return worstOf([
        hiddenState(food, broughtAllergen),
        ...sense.rules.map(rule => stateInRule({ category: food.category, lookup }, rule)),
        ...sense.allergens.map(allergen => allergenState(food.allergens, allergen)),
      ])
    }
    case 'diet':
      return stateInDiet[deriveDiets([food])[target.diet]]
    default:
      return target satisfies never
  }
}

/** Whether a food may hide something that its name does not say. If that always brings an allergen, a food free of it has none. */
function hiddenState(food: ExcludableFood, broughtAllergen?: Allergen): AllergenState {
  if (broughtAllergen && allergenState(food.allergens, broughtAllergen) === 'free') return 'free'
  const isPlainMineral = food.brand === '' && isMineral(food)
  return isComposite(food) && !isPlainMineral ? 'not known' : 'free'
}

/** The allergen that a category surely brings. Seafood may be a mollusc or a crustacean, and milk may be made of plants. */
const allergenOfCategory: Readonly<Partial<Record<FoodCategory, Allergen>>> = { fish: 'fish', eggs: 'eggs', cheese: 'milk' }

const worstOf = (states: readonly AllergenState[]): AllergenState => allergenStates.find(state => states.includes(state)) ?? 'not known'

interface WordMeaning {
  stems: readonly string[]
  broughtAllergen: Allergen | undefined
  sense: WordSense
}

/** Caches what a word means, because one word is searched in the names of thousands of foods. */
const wordMeanings = new WeakMap<ExclusionTarget, WordMeaning>()

function meaningOf(target: ExclusionTarget & { kind: 'word' }): WordMeaning {
  const earlier = wordMeanings.get(target)
  if (earlier) return earlier
  const stems = wordStems(target.word)
  // if several words are typed, nobody knows which of them brings the allergen
  const meaning = { stems, broughtAllergen: stems.length === 1 ? allergenOfWord(target.word) : undefined, sense: senseOfWord(target.word) }
  wordMeanings.set(target, meaning)
  return meaning
}

/** Gluten is left out, because a food free of gluten may have wheat starch. */
function allergenOfWord(word: string): Allergen | undefined {
  const [named, ...others] = allergensInText(word)
  return others.length === 0 && named !== 'gluten' ? named : undefined
}

/** The stems and words of a food's names. Singular and plural count as equal: a warning too many is better than one too few. */
const lookupOfNames = ({ name }: ExcludableFood): ReadonlySet<string> => new Set(Object.values(name).flatMap(lookupOf))
