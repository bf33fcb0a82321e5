import { createHash } from 'node:crypto'
import type { FoundExclusion } from '#areas/aliments'

const byKey = ([one]: [string, string], [other]: [string, string]): number => (one < other ? -1 : 1)

/**
 * Hashes exclusions and what labels say of them. Order, language and notes do not change the hash, because they do not change which
 * foods are excluded.
 */
export function hashExclusions(exclusions: readonly FoundExclusion[]): string {
  const texts = exclusions
    .map(({ kind, target, labels = {} }) => JSON.stringify([kind, target, ...Object.entries(labels).toSorted(byKey)]))
    .toSorted()
  return createHash('sha256').update(JSON.stringify(texts)).digest('base64url').slice(0, 16)
}
