import type { Input, Language } from '@allenio/contract'
import type { ClientExclusion, createOwnExclusions } from '@allenio/contract/aliments'
import { exclusionKey, exclusionName } from '@allenio/domain/aliments'

/** An exclusion as its client sees it: also one that waits for the network. */
export interface OwnExclusion extends Pick<ClientExclusion, 'id' | 'kind' | 'target' | 'name' | 'note' | 'isByClient'> {
  mayDelete: boolean
  isWaiting: boolean
}

type Unsent = Input<typeof createOwnExclusions>['exclusions']

/** The list gets the rows that this device has not sent yet. For a moment a row is in both. */
export function mergeUnsent(listed: readonly ClientExclusion[], unsent: Unsent, language: Language): OwnExclusion[] {
  const keys = new Set(listed.map(exclusionKey))
  const waiting = unsent
    .filter(exclusion => !keys.has(exclusionKey(exclusion)))
    .map(({ id, kind, target, note = '' }): OwnExclusion => ({
      id,
      kind,
      target,
      note,
      name: exclusionName(target, language),
      isByClient: true,
      mayDelete: false,
      isWaiting: true,
    }))
  const rows = listed.map(({ id, kind, target, name, note, isByClient, may }): OwnExclusion => ({
    id,
    kind,
    target,
    name,
    note,
    isByClient,
    mayDelete: may.delete,
    isWaiting: false,
  }))
  return [...rows, ...waiting]
}
