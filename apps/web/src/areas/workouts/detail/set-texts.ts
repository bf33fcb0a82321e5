import type { SetKind } from '@allenio/contract/programs'
import type { SetFigures } from '@allenio/contract/workouts'
import { printMetres, printPlannedLoad, printSeconds, withDashes, type LoadMaximum, type SetPlan } from '@allenio/domain/programs'
import { useFormats } from '#lib/formats'
import { useLanguage } from '#lib/words'
import { useResultWords } from './words.ts'

/** The plan of sets in words, "80 kg × 8–10", and their names. */
export function useSetTexts() {
  const t = useResultWords()
  const language = useLanguage()
  const { decimal } = useFormats()

  const repsOf = ({ reps, repsText }: SetPlan): string => (reps?.least === null && reps.most === null ? t('most') : withDashes(repsText))
  const effort = ({ rpe, rir }: Pick<SetFigures, 'rpe' | 'rir'>): string =>
    [rpe !== null && `RPE ${decimal(rpe)}`, rir !== null && `RIR ${decimal(rir)}`].filter(Boolean).join(', ')

  return {
    effort,
    planned: (plan: SetPlan, maximum?: LoadMaximum): string => {
      const figures = [
        plan.load && printPlannedLoad(plan.load, language, maximum),
        repsOf(plan),
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
