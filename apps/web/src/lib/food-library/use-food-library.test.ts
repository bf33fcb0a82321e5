import 'fake-indexeddb/auto'
import { deleteFood, updateFood, type FoodColumns, type IndexedFood } from '@allenio/contract/aliments'
import { newId } from '@allenio/domain/ids'
import { QueryObserver } from '@tanstack/react-query'
import { expect, onTestFinished, test, vi } from 'vitest'
import { eventually } from '#testing'
import { call, makeQueryClient } from '#lib/api'
import { followReads, keepReads } from '#lib/offline'
import { signIn } from '#lib/session'
import { foodLibraryOf, type FoodIndex } from './food-library.ts'
import { foodIndexQuery } from './use-food-library.ts'

const library: FoodColumns = {
  sourceSteps: [9003],
  it: ['Mela con buccia'],
  en: ['Apple, with skin'],
  categories: ['fruit'],
  category: [0],
  kcal: [52],
  protein: [26],
  carbs: [1141],
  lipids: [17],
  withFiber: [],
  allergenSets: ['?'.repeat(15)],
  allergens: [0],
  animalFats: [],
  plantFats: [],
  twins: [],
  synonyms: [],
}
const bread: IndexedFood = {
  id: newId(),
  version: 1,
  nameIt: 'Pane nero',
  nameEn: '',
  category: 'bread_bakery',
  brand: '',
  barcode: '',
  kcal: 240,
  protein: null,
  carbs: null,
  lipids: null,
  carbsIncludeFiber: false,
  allergens: {},
  cholesterol: null,
}

/** A server whose foods change with each write; the address of each read is noted. */
function foodServer() {
  const state = { revision: 1, foods: [bread], isReachable: true, reads: Array.of<string>() }
  const answer = (data: unknown) =>
    new Response(JSON.stringify({ success: true, data }), { headers: { 'content-type': 'application/json' } })
  const fetch = async (address: string | URL | Request, { method = 'GET' }: RequestInit = {}) => {
    if (!state.isReachable) throw new TypeError('no network')
    const { searchParams } = new URL(address instanceof Request ? address.url : address, 'http://localhost')
    if (method !== 'GET') {
      state.revision += 1
      state.foods = method === 'DELETE' ? [] : state.foods.map(food => ({ ...food, version: 2, nameIt: 'Pane di segale' }))
      return answer({})
    }
    state.reads.push([...searchParams].map(([name, value]) => `${name} ${value}`).join(', '))
    const [revision, libraryRevision] = [String(state.revision), 'first']
    const index: FoodIndex = {
      revision,
      libraryRevision,
      tables: 'Europe first',
      own: searchParams.get('revision') === revision ? null : { foods: state.foods, hiddenIds: [], overlays: [] },
      library: searchParams.get('libraryRevision') === libraryRevision ? null : library,
      favoriteIds: [],
      recentIds: [],
    }
    return answer(index)
  }
  vi.stubGlobal('fetch', fetch)
  vi.stubGlobal('addEventListener', () => undefined)
  signIn('local', { token: newId(), personId: newId(), workspaceId: newId() })
  onTestFinished(() => void vi.unstubAllGlobals())
  return state
}

/** The foods as a screen shows them, which looks at them all the time. */
function watchFoods() {
  const cache = makeQueryClient()
  const observer = new QueryObserver(cache, { ...foodIndexQuery(), retry: false })
  onTestFinished(observer.subscribe(() => undefined))
  const names = () => {
    const { data } = observer.getCurrentResult()
    return data && foodLibraryOf(data, 'it').all.map(({ name, version }) => `${name} ${version}`)
  }
  return { cache, names }
}

test('the foods are read again after an own one was edited or deleted, and the library once', async () => {
  const server = foodServer()
  const { names } = watchFoods()
  await eventually(() => expect(names()).toEqual(['Mela con buccia 1', 'Pane nero 1']))
  await call(updateFood, { id: bread.id, nameIt: 'Pane di segale' })
  await eventually(() => expect(names()).toEqual(['Mela con buccia 1', 'Pane di segale 2']))
  await call(deleteFood, { id: bread.id })
  await eventually(() => expect(names()).toEqual(['Mela con buccia 1']))
  expect(server.reads).toEqual(['', 'revision 1, libraryRevision first', 'revision 2, libraryRevision first'])
})

const loadReads = () => Promise.resolve({ followReads })

test('a start without a network has the foods that the device has kept', async () => {
  const server = foodServer()
  const first = watchFoods()
  await keepReads(first.cache, loadReads)
  await eventually(() => expect(first.names()).toHaveLength(2))
  server.isReachable = false
  await eventually(async () => {
    const cache = makeQueryClient()
    await keepReads(cache, loadReads)
    expect(cache.getQueryData(foodIndexQuery().queryKey)?.own?.foods).toEqual([bread])
  })
})
