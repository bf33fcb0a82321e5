import type { Cells } from '@allenio/contract/documents'
import { presetRestSeconds } from '@allenio/contract/programs'
import { numberIn } from './cells.ts'

export const restSecondsOf = (cells: Cells): number =>
  cells['restType'] === 'no_rest' ? 0 : (numberIn(cells, 'restSeconds') ?? presetRestSeconds)

/** Whether the rest of a row is the usual one, because nobody has said another. */
export const isRestPreset = (cells: Cells): boolean => cells['restType'] !== 'no_rest' && numberIn(cells, 'restSeconds') === undefined

/**
 * The cells that replace the rests of a superset's members, in their order: one rests after the last row alone, and where nobody said how
 * long, as long as after the longest of the others. It is never written into the rows, which have their own rests again when they are
 * apart.
 */
export function restsInSuperset(members: readonly Cells[]): Cells[] {
  const longest = Math.max(0, ...members.map(cells => (isRestPreset(cells) ? 0 : restSecondsOf(cells))))
  return members.map((cells, at): Cells => {
    if (at < members.length - 1) return { restType: 'no_rest' }
    return isRestPreset(cells) && longest > 0 ? { restSeconds: longest } : {}
  })
}

/** Seconds of rest after each round of a superset, or after each set of a row alone. */
export const restAfterRound = (members: readonly Cells[]): number =>
  restSecondsOf({ ...members.at(-1), ...restsInSuperset(members).at(-1) })
