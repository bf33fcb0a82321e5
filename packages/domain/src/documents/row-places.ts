import type { DocumentRow, Operation } from '@allenio/contract/documents'
import type { DocumentRows } from './model.ts'
import { placesBetween } from './places.ts'
import { childrenOf } from './tree.ts'

export interface RowPlaces {
  places: readonly string[]
  /** Moves of the neighbours, where no short place was left between them; they belong into the same batch. */
  moves: readonly Operation[]
}

const longestPlace = 60

/** Places for new rows of a parent: at an index among the rows that are not deleted, `leavingOut` those that are about to move. */
export function placesAt(
  rows: DocumentRows,
  { parentId, index, count, leavingOut = [] }: { parentId: string; index: number; count: number; leavingOut?: readonly string[] },
): RowPlaces {
  const siblings = childrenOf(rows, parentId).filter(({ id }) => !leavingOut.includes(id))
  const before = siblings[index - 1]?.place ?? null
  const after = siblings[index]?.place ?? null
  // two rows that were inserted at once into one gap may have the same place
  const places = before !== null && before === after ? undefined : placesBetween(before, after, count)
  return places?.every(({ length }) => length <= longestPlace) ? { places, moves: [] } : respace(siblings, { parentId, index, count })
}

function respace(
  siblings: readonly DocumentRow[],
  { parentId, index, count }: { parentId: string; index: number; count: number },
): RowPlaces {
  const all = placesBetween(null, null, siblings.length + count)
  const others = [...all.slice(0, index), ...all.slice(index + count)]
  return {
    places: all.slice(index, index + count),
    moves: siblings.map(({ id }, at) => ({ kind: 'move', id, parentId, place: others[at] ?? '' })),
  }
}
