import type { SetKind } from '@allenio/contract/program-cells'
import type { SetFigures } from '@allenio/contract/workout-results'
import { printBodyLoad, printMetres, printSeconds, type SetPlan } from '@allenio/domain/programs'
import { useFormats } from '#lib/formats'
import { useLanguage } from '#lib/words'
import { useResultWords } from './words.ts'

/** The plan of sets in words, "80 kg × 8–10", and their names. */
export function useSetTexts() {
  const t = useResultWords()
  const language = useLanguage()
  const { decimal, weight } = useFormats()

  const load = ({ unit, value }: NonNullable<SetPlan['load']>): string => {
    switch (unit) {
      case 'kg':
        return weight(value)
      case 'percent':
        return `${decimal(value)}%`
      case 'body':
        return printBodyLoad(value, language)
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
    effort,
    planned: (plan: SetPlan): string => {
      const figures = [
        plan.load && load(plan.load),
        plan.reps && reps(plan.reps),
        plan.seconds !== null && printSeconds(plan.seconds),
        plan.metres !== null && printMetres(plan.metres, language),
      ]
      return [figures.filter(Boolean).join(' × '), effort(plan)].filter(Boolean).join(' · ')
    },
    /** "3", or "R1" for a set of another kind. */
    sign: (kind: SetKind, number: number): string => (kind === 'work' ? String(number) : `${t(`${kind}Sign`)}${number}`),
    kind: (kind: SetKind): string => t(kind),
  }
}
