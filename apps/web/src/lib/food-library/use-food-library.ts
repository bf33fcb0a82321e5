import type { Language } from '@allenio/contract'
import { getFoodIndex } from '@allenio/contract/aliments'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call, read } from '#lib/api'
import { whenIdle } from '#lib/device'
import { useLanguage } from '#lib/words'
import { foodLibraryOf, type FoodIndex, type FoodLibrary } from './food-library.ts'

const staleMs = 5 * 60_000
const none: FoodIndex = {
  revision: '',
  libraryRevision: '',
  tables: 'Europe first',
  own: null,
  library: null,
  favoriteIds: [],
  recentIds: [],
}

/** Asks only for the parts that this device does not have: the library stays until its content changes. */
export const foodIndexQuery = () => {
  const query = read(getFoodIndex, {}, { quiet: true, isStored: true, staleTime: staleMs })
  return queryOptions({
    ...query,
    queryFn: async ({ client, signal }) => {
      const before = client.getQueryData(query.queryKey) ?? none
      const revisions = before.library && before.own ? { revision: before.revision, libraryRevision: before.libraryRevision } : {}
      const answer = await call(getFoodIndex, revisions, { signal })
      return { ...answer, own: answer.own ?? before.own, library: answer.library ?? before.library }
    },
  })
}

interface OrderedLibrary {
  language: Language
  clientFoodIds: readonly string[]
  library: FoodLibrary
}

const libraries = new WeakMap<FoodIndex, readonly OrderedLibrary[]>()
/** In memory for each index: those of the clients whose plans were opened last. */
const librariesAtMost = 3
const ofNoClient: readonly string[] = []

/** Thousands of foods are put in order when one is first asked for, or once the page has nothing else to do. */
function builtWhenNeeded(build: () => FoodLibrary): FoodLibrary {
  let built: FoodLibrary | undefined
  const library = () => (built ??= build())
  whenIdle(library)
  return {
    isReady: true,
    get all() {
      return library().all
    },
    find: (text, atMost) => library().find(text, atMost),
    meant: text => library().meant(text),
    called: name => library().called(name),
    get: id => library().get(id),
  }
}

const notYet: FoodLibrary = {
  isReady: false,
  all: [],
  find: () => [],
  meant: () => undefined,
  called: () => undefined,
  get: () => undefined,
}

interface Order {
  language: Language
  clientFoodIds?: readonly string[] | undefined
}

/** One library for all who look into it, however many ask. */
function libraryIn(index: FoodIndex, { language, clientFoodIds = ofNoClient }: Order): FoodLibrary {
  if (index === none) return notYet
  const before = libraries.get(index) ?? []
  const same = before.find(each => each.language === language && each.clientFoodIds === clientFoodIds)
  if (same) return same.library
  const library = builtWhenNeeded(() => foodLibraryOf(index, language, clientFoodIds))
  libraries.set(index, [{ language, clientFoodIds, library }, ...before.slice(0, librariesAtMost - 1)])
  return library
}

/**
 * Empty until it has been read; without a connection it is the one that this device has kept. The same ids of a client's foods have to be
 * the same array.
 */
export function useFoodLibrary(clientFoodIds?: readonly string[]): FoodLibrary {
  const language = useLanguage()
  const { data } = useQuery(foodIndexQuery())
  return libraryIn(data ?? none, { language, clientFoodIds })
}

interface FoodSearch {
  /** False for those who see no foods: nothing is asked. */
  isAllowed?: boolean
  atMost?: number
  /** Some are offered before anything is typed. */
  offersSome?: boolean
}

/** The likeliest foods for a field, while somebody types; no request is sent for what is typed. */
export function useFoodSearch(typed: string, { isAllowed = true, atMost = 20, offersSome = false }: FoodSearch = {}) {
  const language = useLanguage()
  const { data, isPending, isError } = useQuery({ ...foodIndexQuery(), enabled: isAllowed })
  const isSearch = isAllowed && (offersSome || typed.trim() !== '')
  const library = libraryIn(data ?? none, { language })
  return {
    foods: isSearch ? library.find(typed, atMost) : [],
    /** The first of them is what was typed, and may be taken without being looked at. */
    isFirstMeant: isSearch && library.meant(typed) !== undefined,
    /** The foods are on their way to this device for the first time. */
    isSearching: isSearch && isPending,
    hasFailed: isAllowed && isError && !data,
  }
}
