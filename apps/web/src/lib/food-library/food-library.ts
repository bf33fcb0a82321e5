import type { Language, Output } from '@allenio/contract'
import type { AllergenTags, FoodCategory, FoodSource, FoodColumns, getFoodIndex, IndexedFood } from '@allenio/contract/aliments'
import {
  foodKeys,
  foodName,
  foodQuestion,
  foodRankBase,
  foodRankFacts,
  foodRanking,
  foodText,
  idOfSource,
  isAnswer,
  isListedFood,
  isOfLaterFoodTable,
  rankFoods,
  unpackLibrary,
  type FoodFigures,
  type FoodKeys,
  type FoodRankFacts,
  type LibraryFood,
} from '@allenio/domain/aliments'
import { nameWords, searchIn, type Searchable, type SearchText } from '@allenio/domain/search'

export type FoodIndex = Output<typeof getFoodIndex>
type OwnPart = NonNullable<FoodIndex['own']>

export interface FoundFood {
  id: string
  version: number
  name: string
  nameIt: string
  nameEn: string
  category: FoodCategory | null
  /** Empty for foods of the library. */
  brand: string
  source: FoodSource
  /** Per 100 g; null is not known. */
  figures: Omit<FoodFigures, 'nutrients'>
  /** Allergens by which exclusions judge the food before it is chosen; an allergen without a tag is not known. */
  allergens: AllergenTags
  /** The cholesterol of fats and of own foods; null for other foods of the library. */
  cholesterol: number | null
}

/** All foods that are offered, as this device searches them. */
export interface FoodLibrary {
  /** False until the foods have come to this device. */
  isReady: boolean
  /** The likeliest first; for no words those of the client, those that the business has planned with lately, favorites and own ones. */
  find: (text: string, atMost: number) => readonly FoundFood[]
  /** The food that the text means without a doubt: Enter may take it. A wrong food in a plan is worse than one key more. */
  meant: (text: string) => FoundFood | undefined
  /** The food of exactly this name in either language, perhaps with its brand, an own one first; or the one that an everyday word means. */
  called: (name: string) => FoundFood | undefined
  /** Hidden ones among them, because plans still have them. */
  get: (id: string) => FoundFood | undefined
  all: readonly FoundFood[]
}

/** A food with what searches compare, which is the same for everybody. */
interface StoredFood extends Omit<FoundFood, 'name'> {
  keys: FoodKeys
  barcode: string
  synonyms: readonly string[]
  /** A food of the library: its number, and that of the same food in the other tables. */
  inTable?: Pick<LibraryFood, 'sourceId' | 'twin'>
  /** All its words between blanks. */
  text: string
}

type LibraryEntry = FoundFood & StoredFood & Searchable<FoodRankFacts>

interface NewFood extends Omit<FoundFood, 'name'> {
  synonyms?: readonly string[]
}

const stored = ({ synonyms = [], ...food }: NewFood, barcode = ''): StoredFood => {
  const keys = foodKeys(food)
  return { ...food, keys, barcode, synonyms, text: foodText({ keys, brand: food.brand, barcode, synonyms }) }
}

const ofLibrary = (food: LibraryFood): StoredFood => {
  const { sourceId, twin, synonyms, nameIt, nameEn, category, allergens, cholesterol, ...figures } = food
  const id = idOfSource(sourceId)
  return {
    ...stored({ id, version: 1, nameIt, nameEn, category, brand: '', source: 'library', figures, allergens, cholesterol, synonyms }),
    inTable: { sourceId, twin },
  }
}

const ofBusiness = ({
  id,
  version,
  nameIt,
  nameEn,
  category,
  brand,
  barcode,
  allergens,
  cholesterol,
  ...figures
}: IndexedFood): StoredFood =>
  stored({ id, version, nameIt, nameEn, category, brand, source: 'own', figures, allergens, cholesterol }, barcode)

const storedLibraries = new WeakMap<FoodColumns, readonly StoredFood[]>()
const storedOwnFoods = new WeakMap<OwnPart, readonly StoredFood[]>()

/** Thousands of ids and names are read once for each answer that brings them, however often the favorites change. */
function storedFoods({ own, library }: Pick<FoodIndex, 'own' | 'library'>): StoredFood[] {
  const foods = own ? (storedOwnFoods.get(own) ?? own.foods.map(ofBusiness)) : []
  const libraryFoods = library ? (storedLibraries.get(library) ?? unpackLibrary(library).map(ofLibrary)) : []
  if (own) storedOwnFoods.set(own, foods)
  if (library) storedLibraries.set(library, libraryFoods)
  return [...foods, ...libraryFoods]
}

/** The foods of the index, those first that plans of a client have. */
export function foodLibraryOf(index: FoodIndex, language: Language, clientFoodIds: readonly string[] = []): FoodLibrary {
  const [ofClient, recent] = [new Set(clientFoodIds), new Set(index.recentIds)]
  const overlays = new Map(index.own?.overlays.map(({ id, allergens }) => [id, allergens] as const))
  const [favorites, hidden] = [new Set(index.favoriteIds), new Set(index.own?.hiddenIds)]
  const entries = storedFoods(index)
    .sort(({ keys: one }, { keys: other }) => (one[language] < other[language] ? -1 : one[language] > other[language] ? 1 : 0))
    .map((food, place): LibraryEntry => {
      const { id, source, keys, barcode, synonyms, inTable } = food
      const habits = { isOfClient: ofClient.has(id), isOwn: source === 'own', isFavorite: favorites.has(id), isRecent: recent.has(id) }
      const isOfLaterTable = inTable !== undefined && isOfLaterFoodTable(inTable, index.tables)
      const facts = foodRankFacts({ keys, brand: food.brand, barcode, synonyms, isOfLaterTable, ...habits }, language)
      return {
        ...food,
        allergens: overlays.get(id) ?? food.allergens,
        name: foodName(food, language),
        place,
        facts,
        base: foodRankBase(facts),
      }
    })
  const isOffered = ({ id, inTable }: LibraryEntry) => !hidden.has(id) && (inTable === undefined || isListedFood(inTable, index.tables))
  const all = entries.filter(isOffered)
  const byId = new Map(entries.map(entry => [entry.id, entry]))
  const offered = (id: string) => {
    const entry = byId.get(id)
    return entry && isOffered(entry) ? entry : undefined
  }
  const likely = all.toSorted((one, other) => one.base - other.base || one.place - other.place)
  const usedIds = new Set([...clientFoodIds, ...index.recentIds])
  const usedFirst = [...[...usedIds].flatMap(id => offered(id) ?? []), ...likely.filter(({ id }) => !usedIds.has(id))]
  const search = searchIn(all, foodRanking)
  let byName: ReadonlyMap<string, LibraryEntry> | undefined
  const firstOffered = (ids: readonly string[]) => ids.map(offered).find(entry => entry !== undefined)
  const find = (text: string, atMost: number): readonly LibraryEntry[] => {
    const question = foodQuestion(text)
    const { typed, meantIds } = question
    if (typed.words.length === 0) return usedFirst.slice(0, atMost)
    const found = search(typed, atMost)
    const everydayFood = firstOffered(meantIds)
    if (everydayFood) return rankFoods([everydayFood, ...found.filter(each => each !== everydayFood)], question).slice(0, atMost)
    return found.length > 0 ? found : nearFoods(typed, words => find(words.join(' '), atMost))
  }
  return {
    isReady: true,
    all,
    find,
    meant(text) {
      const question = foodQuestion(text)
      const [first] = question.typed.words.length === 0 ? [] : find(text, 1)
      return first && isAnswer(first, question) ? first : undefined
    },
    called(name) {
      byName ??= namedFoods(likely.toReversed())
      return byName.get(nameKey(name)) ?? firstOffered(foodQuestion(name).meantIds)
    },
    get: id => byId.get(id),
  }
}

/** Among foods with an equal name the last one wins; a food of exactly this name wins over one that has it only with its brand. */
const namedFoods = (entries: readonly LibraryEntry[]): ReadonlyMap<string, LibraryEntry> =>
  new Map([
    ...entries.filter(({ brand }) => brand !== '').map(each => [nameKey(foodLabel(each)), each] as const),
    ...entries.flatMap(each => [each.keys.it, each.keys.en].map(key => [nameKey(key), each] as const)),
  ])

const nameKey = (name: string): string => nameWords(name).join(' ')

/** Where no food has all words: those that have the first ones, as a line of a recipe is read, else those that have one of them. */
function nearFoods({ words }: SearchText, find: (words: readonly string[]) => readonly LibraryEntry[]): readonly LibraryEntry[] {
  const parts = [...words.map((_, at) => words.slice(0, words.length - at)).slice(1), ...words.slice(1).map(word => [word])]
  for (const part of parts) {
    const found = find(part)
    if (found.length > 0) return found
  }
  return []
}

/** The energy beside a food that somebody looks for, before a quantity is known. */
export const energyOf100Grams = ({ figures: { kcal } }: Pick<FoundFood, 'figures'>): string | undefined =>
  kcal === null ? undefined : `${Math.round(kcal)}\u00a0kcal/100\u00a0g`

/** A food as a field calls it, which tells those of two brands apart. */
export const foodLabel = ({ name, brand }: Pick<FoundFood, 'name' | 'brand'>): string => (brand ? `${name}, ${brand}` : name)
