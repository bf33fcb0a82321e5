import { addOwnWeight, replaceableSources, updateOwnWeight } from '@allenio/contract/weights'
import type { Weight } from '@allenio/contract/weights'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useWaitingWrites } from '#lib/offline'
import { ownWeightsQuery } from '../data.ts'

/** A weight as its owner sees it: also one that waits for the network, or waits for it with another value. */
export interface OwnWeight extends Pick<Weight, 'id' | 'day' | 'kg' | 'note'> {
  isWaiting: boolean
  /** Null until the server has it. */
  source: Weight['source'] | null
  isByTeam: boolean
  may: Weight['may']
  /** Whether a new weight of the same day may take its place. */
  isReplaceable: boolean
}

interface UnsentWeight {
  id: string
  day: string
  kg: number
  note?: string | undefined
}

const isReplaceable = ({ may, source }: Pick<Weight, 'may' | 'source'>): boolean =>
  may.update && replaceableSources.some(each => each === source)

/** The newest day first, and of one day the one that was written last. */
export function mergeUnsent(weights: readonly Weight[], additions: readonly UnsentWeight[], changes: readonly UnsentWeight[]): OwnWeight[] {
  // for a moment a weight is both in the list and among the unsent writes
  const added = additions
    .filter(({ id }) => !weights.some(weight => weight.id === id))
    .map(({ id, day, kg, note = '' }) => ({
      id,
      day,
      kg,
      note,
      isWaiting: true,
      source: null,
      isByTeam: false,
      isReplaceable: true,
      may: { update: true, delete: false },
    }))
  const listed = weights.map(({ id, day, kg, note, isByClient, source, may }) => ({
    id,
    day,
    kg,
    note,
    may,
    isWaiting: false,
    source,
    isByTeam: !isByClient,
    isReplaceable: isReplaceable({ may, source }),
  }))
  return [...added.toReversed(), ...listed]
    .map(weight => {
      const change = changes.findLast(({ id }) => id === weight.id)
      return change ? { ...weight, day: change.day, kg: change.kg, note: change.note ?? '', isWaiting: true } : weight
    })
    .toSorted((one, other) => (one.day < other.day ? 1 : one.day > other.day ? -1 : 0))
}

/** One's own weights with what this device has not sent yet. */
export function useOwnWeights() {
  const list = useInfiniteQuery(ownWeightsQuery())
  const additions = useWaitingWrites(addOwnWeight)
  const changes = useWaitingWrites(updateOwnWeight)
  const weights = mergeUnsent(
    list.data?.rows ?? [],
    additions.map(({ input }) => input),
    changes.map(({ input }) => input),
  )
  return { list, weights }
}
