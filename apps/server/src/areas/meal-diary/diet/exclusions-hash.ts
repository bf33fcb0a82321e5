import { createHash } from 'node:crypto'
import type { FoundExclusion } from '#areas/aliments'

/** Hashes exclusions; order, language and notes do not change the hash, because they do not change which foods are excluded. */
export function hashExclusions(exclusions: readonly FoundExclusion[]): string {
  const texts = exclusions.map(({ kind, target }) => JSON.stringify([kind, target])).toSorted()
  return createHash('sha256').update(JSON.stringify(texts)).digest('base64url').slice(0, 16)
}
