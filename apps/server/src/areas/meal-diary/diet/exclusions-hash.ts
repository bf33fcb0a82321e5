import { createHash } from 'node:crypto'
import type { FoundExclusion } from '#areas/aliments'

/** The same for the same exclusions, in whatever order and language they are read. Their notes judge nothing. */
export function hashExclusions(exclusions: readonly FoundExclusion[]): string {
  const texts = exclusions.map(({ kind, target }) => JSON.stringify([kind, target])).toSorted()
  return createHash('sha256').update(JSON.stringify(texts)).digest('base64url').slice(0, 16)
}
