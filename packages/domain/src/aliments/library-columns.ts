import {
  allergens,
  allergenStates,
  type AllergenState,
  type AllergenTags,
  type FoodCategory,
  type FoodColumns,
  type FoodTable,
  type FoodTableOrder,
} from '@allenio/contract/aliments'
import { libraryId } from '@allenio/domain/library-ids'
import { roundTo } from './decimals.ts'
import type { FoodFigures } from './figures/figures.ts'

/** The id of a food of the library, by its number in the tables of the USDA. */
export const idOfSource = (sourceId: string | number): string => libraryId('food', String(sourceId))

/** The part of a food of the library that a device searches and shows. */
export interface LibraryFood extends Omit<FoodFigures, 'nutrients'> {
  sourceId: number
  nameIt: string
  nameEn: string
  category: FoodCategory | null
  allergens: AllergenTags
  /** Cholesterol per 100 g, only for fats: it tells lard from oil, which the names do not. */
  cholesterol: number | null
  /** The number of the same food in the other tables. */
  twin: number | null
  /** Everyday words for it, in Italian. */
  synonyms: readonly string[]
}

/** Numbers of the European tables stand above those of the USDA: the Swiss ones from the first million, the French from the second. */
const firstOfTables = { FSVO: 1_000_000, Ciqual: 2_000_000 } as const

export const tableOfSource = (sourceId: number): FoodTable =>
  sourceId >= firstOfTables.Ciqual ? 'Ciqual' : sourceId >= firstOfTables.FSVO ? 'FSVO' : 'USDA'

export const isEuropean = (sourceId: number): boolean => tableOfSource(sourceId) !== 'USDA'

const isOfFirstTable = (sourceId: number, order: FoodTableOrder): boolean => isEuropean(sourceId) === order.startsWith('Europe')

export const isOfLaterFoodTable = ({ sourceId }: Pick<LibraryFood, 'sourceId'>, order: FoodTableOrder): boolean =>
  !isOfFirstTable(sourceId, order)

/** Whether a business sees a food: of the same food in two tables it sees that of the table which stands first. */
export function isListedFood({ sourceId, twin }: Pick<LibraryFood, 'sourceId' | 'twin'>, order: FoodTableOrder): boolean {
  return isOfFirstTable(sourceId, order) || (!order.endsWith('only') && twin === null)
}

const hundredths = (figure: number | null): number | null => (figure === null ? null : roundTo(0, figure * 100))
const ofHundredths = (figure: number | null | undefined): number | null => (typeof figure === 'number' ? figure / 100 : null)

const letters = { contains: 'c', 'may contain': 'm', free: 'f', 'not known': '?' } as const satisfies Record<AllergenState, string>
const stateOf = (letter: string): AllergenState => allergenStates.find(state => letters[state] === letter) ?? 'not known'

const packTags = (tags: AllergenTags): string => allergens.map(allergen => letters[tags[allergen] ?? 'not known']).join('')

/** An allergen whose state is not known gets no tag. */
const unpackTags = (set: string): AllergenTags =>
  Object.fromEntries(
    allergens.flatMap((allergen, at) => {
      const state = stateOf(set.charAt(at))
      return state === 'not known' ? [] : [[allergen, state]]
    }),
  )

/** Foods in columns, which take a fraction of what rows take; those whose numbers are close stand side by side. */
export function packLibrary(foods: readonly LibraryFood[]): FoodColumns {
  const sorted = foods.toSorted((one, other) => one.sourceId - other.sourceId)
  const sets = sorted.map(food => packTags(food.allergens))
  const allergenSets = [...new Set(sets)]
  const placeOfSet = new Map(allergenSets.map((set, at) => [set, at]))
  const fatsWhere = (fits: (cholesterol: number) => boolean) =>
    sorted.flatMap(({ category, cholesterol }, at) => (category === 'fats_oils' && cholesterol !== null && fits(cholesterol) ? [at] : []))
  const categories = [...new Set(sorted.flatMap(({ category }) => category ?? []))]
  return {
    sourceSteps: sorted.map(({ sourceId }, at) => sourceId - (sorted[at - 1]?.sourceId ?? 0)),
    it: sorted.map(({ nameIt }) => nameIt),
    en: sorted.map(({ nameEn }) => nameEn),
    categories,
    category: sorted.map(({ category }) => (category === null ? null : categories.indexOf(category))),
    kcal: sorted.map(({ kcal }) => kcal),
    protein: sorted.map(({ protein }) => hundredths(protein)),
    carbs: sorted.map(({ carbs }) => hundredths(carbs)),
    lipids: sorted.map(({ lipids }) => hundredths(lipids)),
    withFiber: sorted.flatMap(({ carbsIncludeFiber }, at) => (carbsIncludeFiber ? [at] : [])),
    allergenSets,
    allergens: sets.map(set => placeOfSet.get(set) ?? 0),
    animalFats: fatsWhere(cholesterol => cholesterol > 0),
    plantFats: fatsWhere(cholesterol => cholesterol === 0),
    twins: sorted.flatMap(({ sourceId, twin }, at) => (twin !== null && isEuropean(sourceId) ? [[at, twin] as [number, number]] : [])),
    synonyms: sorted.flatMap(({ synonyms }, at) => (synonyms.length > 0 ? [[at, synonyms.join('|')] as [number, string]] : [])),
  }
}

export function unpackLibrary(columns: FoodColumns): LibraryFood[] {
  const withFiber = new Set(columns.withFiber)
  const tagsOfSets = columns.allergenSets.map(unpackTags)
  const [animalFats, plantFats] = [new Set(columns.animalFats), new Set(columns.plantFats)]
  const synonymsOf = new Map(columns.synonyms)
  const twinsAt = new Map(columns.twins)
  let sourceId = 0
  const foods = columns.sourceSteps.map((step, at): LibraryFood => {
    sourceId += step
    return {
      sourceId,
      nameIt: columns.it[at] ?? '',
      nameEn: columns.en[at] ?? '',
      category: columns.categories[columns.category[at] ?? -1] ?? null,
      kcal: columns.kcal[at] ?? null,
      protein: ofHundredths(columns.protein[at]),
      carbs: ofHundredths(columns.carbs[at]),
      lipids: ofHundredths(columns.lipids[at]),
      carbsIncludeFiber: withFiber.has(at),
      allergens: tagsOfSets[columns.allergens[at] ?? -1] ?? {},
      // any amount tells an animal fat
      cholesterol: animalFats.has(at) ? 1 : plantFats.has(at) ? 0 : null,
      twin: twinsAt.get(at) ?? null,
      synonyms: synonymsOf.get(at)?.split('|') ?? [],
    }
  })
  const europeanOf = new Map(foods.flatMap(food => (food.twin === null ? [] : [[food.twin, food.sourceId] as const])))
  return foods.map(food => ({ ...food, twin: food.twin ?? europeanOf.get(food.sourceId) ?? null }))
}
