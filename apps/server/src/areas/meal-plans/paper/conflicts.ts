import { labelFoodKey, labelledName } from '@allenio/domain/aliments'
import { formatDay } from '@allenio/domain/formats'
import { findHitsOf, type FoundHit, type JudgedContent } from '../foods/exclusion-hits.ts'
import { findEatenProducts, type FoundExclusion } from '#areas/aliments'
import type { Actor } from '#platform/access'
import type { WorkspaceDb } from '#platform/db'
import { paperWords } from './words.ts'

interface Judged {
  content: JudgedContent
  exclusions: readonly FoundExclusion[]
  clientId: string | null
}

/**
 * The words beside foods that exclusions of a client name, and beside rows and meals whose own words do, by their ids. The copy that
 * clients make for themselves warns of allergies alone, and says what is to be verified of them, as their device does: diets and
 * dislikes were the professional's to weigh, while an allergy may have been recorded since.
 */
export async function findConflicts(
  db: WorkspaceDb,
  actor: Actor,
  { content, exclusions, clientId }: Judged,
): Promise<Map<string, string>> {
  const hits = (await findHitsOf(db, actor, { content, exclusions: new Map([['', exclusions]]) })).get('') ?? []
  const printedHits = actor.role === 'client' ? hits.filter(({ mark }) => mark !== 'weak') : hits
  const byFood = Map.groupBy(printedHits, ({ foodId }) => foodId)
  const wordHit = ({ state, exclusion: { kind, name } }: FoundHit) =>
    `${name}: ${paperWords(actor.language)(state === 'not known' || state === 'may contain' ? state : kind)}`
  const words = new Map([...byFood].map(([foodId, own]) => [foodId, [...new Set(own.map(wordHit))]]))
  for (const [foodId, text] of await findProducts(db, actor, { content, exclusions, clientId }))
    words.set(foodId, [...(words.get(foodId) ?? []), text])
  return new Map([...words].map(([foodId, texts]) => [foodId, texts.join(' · ')]))
}

/** The products whose labels have answered a doubt: the food is only right with them. */
async function findProducts(db: WorkspaceDb, actor: Actor, { content, exclusions, clientId }: Judged): Promise<[string, string][]> {
  if (clientId === null || exclusions.every(({ labels }) => labels === undefined)) return []
  const bare = exclusions.map(exclusion => ({ ...exclusion, labels: undefined }))
  const [hits, products] = await Promise.all([
    findHitsOf(db, actor, { content, exclusions: new Map([['', bare]]) }),
    findEatenProducts(db, clientId),
  ])
  const keys = new Map(content.descriptions.map(({ id, name }) => [id, labelFoodKey({ id: null, name: labelledName(name) })]))
  return (hits.get('') ?? []).flatMap(({ foodId, mark, exclusion: { id, name } }): [string, string][] => {
    const key = keys.get(foodId) ?? foodId
    const product = products.get(key)
    const isAnswered = mark === 'amber' && exclusions.some(each => each.id === id && each.labels?.[key] === 'free')
    if (!product || !isAnswered) return []
    const say = paperWords(actor.language)
    return [[foodId, say('only product', { name, product: product.name, day: formatDay(actor.language, product.readOn) })]]
  })
}
