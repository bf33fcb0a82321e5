import type { SetKind } from '@allenio/contract/program-cells'
import type { SetFigures } from '@allenio/contract/workout-results'
import { printClock, type SetPlan } from '@allenio/domain/programs'
import { signed, useFormats } from '#lib/formats'
import { useResultWords } from './words.ts'

export type CountedFigure = 'kg' | 'reps' | 'seconds' | 'metres'

export interface FigureText {
  figure: CountedFigure
  text: string
}

/** The figures of sets in words: "80 kg", "8–10", "1:30". */
export function useSetTexts() {
  const t = useResultWords()
  const { decimal } = useFormats()
  const kilograms = (kg: number) => `${decimal(kg, { most: 2 })} kg`
  const time = (seconds: number) => (seconds < 60 ? `${seconds} s` : printClock(seconds))
  const metres = (value: number) => `${decimal(value, { most: 1 })} m`

  const load = ({ unit, value }: NonNullable<SetPlan['load']>): string => {
    switch (unit) {
      case 'kg':
        return kilograms(value)
      case 'percent':
        return `${decimal(value)}%`
      case 'body':
        return value === 0 ? t('body') : `${t('body')} ${signed(value, kilograms)}`
      default:
        return unit satisfies never
    }
  }
  const reps = ({ least, most }: NonNullable<SetPlan['reps']>): string => {
    if (least === null) return most === null ? t('most') : String(most)
    if (most === null) return `${least}+`
    return least === most ? String(least) : `${least}–${most}`
  }
  const effort = ({ rpe, rir }: Pick<SetFigures, 'rpe' | 'rir'>): string =>
    [rpe !== null && `RPE ${decimal(rpe)}`, rir !== null && `RIR ${decimal(rir)}`].filter(Boolean).join(', ')

  return {
    kilograms,
    effort,
    planned: (plan: SetPlan): string =>
      [
        plan.load && load(plan.load),
        plan.reps && reps(plan.reps),
        plan.seconds !== null && time(plan.seconds),
        plan.metres !== null && metres(plan.metres),
      ]
        .filter(Boolean)
        .join(' × '),
    done: (set: SetFigures): FigureText[] => [
      ...(set.kg === null ? [] : [{ figure: 'kg' as const, text: kilograms(set.kg) }]),
      ...(set.reps === null
        ? []
        : [{ figure: 'reps' as const, text: set.kg === null ? t('reps', { count: set.reps }) : String(set.reps) }]),
      ...(set.seconds === null ? [] : [{ figure: 'seconds' as const, text: time(set.seconds) }]),
      ...(set.metres === null ? [] : [{ figure: 'metres' as const, text: metres(set.metres) }]),
    ],
    /** "3", or "R1" for a set of another kind. */
    sign: (kind: SetKind, number: number): string => (kind === 'work' ? String(number) : `${t(`${kind}Sign`)}${number}`),
    kind: (kind: SetKind): string => t(kind),
  }
}
