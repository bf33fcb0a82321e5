import type { SetKind } from '@allenio/contract/programs'
import type { SetFigures } from '@allenio/contract/workouts'
import type { WorkoutRecord } from '@allenio/domain/workouts'
import { useFormats } from '#lib/formats'
import type { FigureName } from './figures.ts'
import { useSetWords } from './words.ts'
import type { SetView } from './workout-view.ts'

const ofCount = { work: 'workOf', warmup: 'warmupOf', drop: 'dropOf', failure: 'failureOf' } as const satisfies Record<SetKind, string>
const signs = { warmup: 'warmupSign', drop: 'dropSign', failure: 'failureSign' } as const
const names = { kg: 'kgName', reps: 'repsName', seconds: 'secondsName', metres: 'metresName' } as const satisfies Record<FigureName, string>
const records = {
  load: 'recordLoad',
  'reps at load': 'recordReps',
  e1rm: 'recordMaximum',
  volume: 'recordVolume',
} as const satisfies Record<WorkoutRecord['kind'], string>

/** How sets, their figures and their records are called. */
export function useSetNames() {
  const t = useSetWords()
  const { decimal } = useFormats()
  return {
    /** "Serie 3" */
    name: ({ set: { kind }, number }: SetView) => t(kind, { number }),
    /** "Serie 3 di 4" */
    nameOfCount: ({ set: { kind }, number, count }: SetView) => t(ofCount[kind], { number, count }),
    /** A number, or the letter of its kind. */
    sign: ({ set: { kind }, number }: SetView) => (kind === 'work' ? String(number) : t(signs[kind])),
    figure: (name: FigureName) => t(names[name]),
    unit: (name: FigureName) => t(name),
    /** "RIR 2"; nothing where nobody has said it. */
    effort: ({ rpe, rir }: SetFigures) => (rpe !== null ? `RPE ${decimal(rpe)}` : rir !== null ? `RIR ${decimal(rir)}` : ''),
    record: ({ kind, value, kg }: WorkoutRecord) =>
      t(records[kind], { value: decimal(value, { most: 1 }), kg: decimal(kg ?? 0, { most: 2 }) }),
  }
}
