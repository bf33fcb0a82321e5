import { saveOwnShoppingList, shareOwnShoppingList } from '@allenio/contract/shopping-lists'
import { randomUUID } from 'node:crypto'
import { call, demoToken } from '../../house/api.ts'

const categories = ['fruit', 'vegetables', 'fish', 'pasta_noodles', 'fats_oils'] as const

/** A link of the demo's client to a list that is made for the crawl. */
async function linkToken(): Promise<string> {
  const token = demoToken('client')
  const now = new Date().toISOString()
  const lines = categories.map((category, at) => ({
    id: randomUUID(),
    foodId: randomUUID(),
    it: `Alimento ${at + 1}`,
    en: `Food ${at + 1}`,
    category,
    grams: 200 * (at + 1),
    grossGrams: at === 0 ? 260 : null,
  }))
  const id = randomUUID()
  await call(saveOwnShoppingList, { id, days: [now.slice(0, 10)], people: 2, lines, changedAt: now, sentAt: now }, token)
  const { url } = await call(shareOwnShoppingList, { id }, token)
  return url.slice(url.lastIndexOf('/') + 1)
}

export const rows = { '/shopping/{token}': { token: linkToken } }
