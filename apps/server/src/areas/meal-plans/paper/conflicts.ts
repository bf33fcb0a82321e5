import { findHitsOf, type FoundHit, type JudgedContent } from '../exclusion-hits.ts'
import type { FoundExclusion } from '#areas/aliments'
import type { Actor } from '#platform/access'
import type { WorkspaceDb } from '#platform/db'
import { paperWords } from './words.ts'

interface Judged {
  content: JudgedContent
  exclusions: readonly FoundExclusion[]
}

/**
 * The words beside foods that exclusions of a client name, and beside rows and meals whose own words do, by their ids. The copy that
 * clients make for themselves warns of allergies alone, and says what is to be verified of them, as their device does: diets and
 * dislikes were the professional's to weigh, while an allergy may have been recorded since.
 */
export async function findConflicts(db: WorkspaceDb, actor: Actor, { content, exclusions }: Judged): Promise<Map<string, string>> {
  const hits = (await findHitsOf(db, actor, { content, exclusions: new Map([['', exclusions]]) })).get('') ?? []
  const printedHits = actor.role === 'client' ? hits.filter(({ mark }) => mark !== 'weak') : hits
  const byFood = Map.groupBy(printedHits, ({ foodId }) => foodId)
  const wordHit = ({ state, exclusion: { kind, name } }: FoundHit) =>
    `${name}: ${paperWords(actor.language)(state === 'not known' || state === 'may contain' ? state : kind)}`
  return new Map([...byFood].map(([foodId, own]) => [foodId, [...new Set(own.map(wordHit))].join(' · ')]))
}
