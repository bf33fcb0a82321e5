import type { SetFigures } from '@allenio/contract/workout-results'
import { printClock } from '@allenio/domain/programs'
import type { Formats } from '#lib/formats'
import type { useExerciseWords } from './words.ts'

type Say = ReturnType<typeof useExerciseWords>

/** A set in one line: "82,5 kg × 8", "1:30", "500 m · 1:45". */
export function setText({ kg, reps, seconds, metres }: SetFigures, formats: Formats, t: Say): string {
  const load = kg === null ? undefined : formats.weight(kg)
  const count = reps === null ? undefined : String(reps)
  const lifted =
    load !== undefined && count !== undefined
      ? `${load} × ${count}`
      : (load ?? (reps === null ? undefined : t('repetitions', { count: reps })))
  const distance = metres === null ? undefined : `${formats.decimal(metres, { most: 1 })} m`
  const time = seconds === null ? undefined : printClock(seconds)
  return [lifted, distance, time].filter(part => part !== undefined).join(' · ') || '–'
}
