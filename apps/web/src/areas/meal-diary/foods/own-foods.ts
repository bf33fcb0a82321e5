import type { Language, Output } from '@allenio/contract'
import type { PlannedFood } from '@allenio/contract/aliments'
import type { getOwnFoods, UsualFood } from '@allenio/contract/meal-diary'
import { describedFood, unpackMeasures } from '@allenio/domain/aliments'
import { allergiesIn, doubtsIn } from '@allenio/domain/meal-diary'
import { foodLabel, foodLibraryOf, type FoodLibrary, type FoundFood } from '#lib/food-library'
import type { FoodQuantity } from '#lib/food-quantity'

export type StoredFoods = Output<typeof getOwnFoods>

/** A food that the client may have eaten, with the facts that its quantity needs. */
export interface EatableFood extends Pick<FoundFood, 'id' | 'version' | 'figures'> {
  label: string
  kcal: number | null
  density: null
  measures: PlannedFood['measures']
  /** The portion of the last time; null where there was none. */
  usual: FoodQuantity | null
  allergies: readonly string[]
  doubts: readonly string[]
}

export interface OwnFoods {
  /** The foods that fit a text; for no text the usual ones, and then those of the plan. */
  find: (text: string, atMost: number) => readonly EatableFood[]
  get: (id: string) => EatableFood | undefined
  /** The food that a text means without a doubt. */
  meant: (text: string) => EatableFood | undefined
  /** The allergies that words alone touch, and those of which nobody knows. */
  warningsOfWords: (text: string) => Pick<EatableFood, 'allergies' | 'doubts'>
}

/** The foods of the device, which needs no network to search them. Undefined until they have come to it. */
export function ownFoodsOf({ own, library }: StoredFoods, language: Language): OwnFoods | undefined {
  if (!own || !library) return undefined
  const { usual, plannedIds, allergies } = own
  const clientFoodIds = [...new Set([...usual.map(({ food }) => food.id), ...plannedIds])]
  const index = { ...own, own, library: library.foods, revision: '', libraryRevision: '', favoriteIds: [], recentIds: [] }
  const foods: FoodLibrary = foodLibraryOf(index, language, clientFoodIds)
  const ofLibrary = unpackMeasures(library.measures)
  const ofBusiness = new Map(own.measures.map(({ id, measures }) => [id, measures]))
  const usualById = new Map(usual.map(each => [each.food.id, each]))
  const namesOf = (found: typeof allergies) => [...new Set(found.map(({ name }) => name))]
  const warningsOf = (food: Parameters<typeof allergiesIn>[0][number]) => {
    const touched = namesOf(allergiesIn([food], allergies))
    return { allergies: touched, doubts: namesOf(doubtsIn([food], allergies)).filter(name => !touched.includes(name)) }
  }
  const eatable = (found: FoundFood): EatableFood => {
    const { id, version, figures, nameIt, nameEn } = found
    const measures = [
      ...(ofBusiness.get(id) ?? []).map(measure => ({ ...measure, source: 'own' as const })),
      ...(ofLibrary.get(id) ?? []).map(measure => ({ ...measure, source: 'typical' as const })),
    ]
    return {
      id,
      version,
      label: foodLabel(found),
      figures,
      kcal: figures.kcal,
      density: null,
      measures,
      usual: quantityOf(usualById.get(id)),
      ...warningsOf({ ...found, name: { it: nameIt, en: nameEn } }),
    }
  }
  return {
    find(text, atMost) {
      const most = text.trim() === '' ? Math.min(atMost, clientFoodIds.length) : atMost
      return foods.find(text, most).map(eatable)
    },
    get(id) {
      const food = foods.get(id)
      return food && eatable(food)
    },
    meant(text) {
      const food = foods.meant(text)
      return food && eatable(food)
    },
    warningsOfWords: text => warningsOf(describedFood({ id: '', name: { it: text, en: text } })),
  }
}

const quantityOf = (usual: UsualFood | undefined): FoodQuantity | null =>
  usual ? { grams: usual.grams, measure: usual.measure, isToTaste: false } : null
