import type { Pause } from '@allenio/contract/program-users'
import { addDays } from '@allenio/domain/days'

/** With a pause that begins today and has no end; those to come would overlap it. */
export const pauseFrom = (pauses: readonly Pause[], today: string): Pause[] => [
  ...pauses.filter(({ from }) => from < today),
  { from: today, until: null },
]

/** Training goes on today: what holds it now ends yesterday. */
export const endPauses = (pauses: readonly Pause[], today: string): Pause[] =>
  pauses.flatMap(pause => {
    const isHeld = pause.from <= today && (pause.until === null || pause.until >= today)
    if (!isHeld) return [pause]
    return pause.from === today ? [] : [{ from: pause.from, until: addDays(today, -1) }]
  })
