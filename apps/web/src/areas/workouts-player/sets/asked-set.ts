import type { Language } from '@allenio/contract'
import type { SetFigures } from '@allenio/contract/workouts'
import { formatDecimal, formatWeight } from '@allenio/domain/formats'
import { withDashes, type SetPlan } from '@allenio/domain/programs'
import { printSet } from '@allenio/domain/workouts'

/** Repetitions that no single number tells: "5+", "50–100 in tutto". */
const openReps = ({ reps, repsText }: SetPlan): string =>
  repsText !== '' && (reps === null || reps.most === null) ? withDashes(repsText) : ''

const shareOf = ({ load }: SetPlan, language: Language): string =>
  load?.unit === 'percent' ? `${formatDecimal(language, load.value)}%` : ''

/** The part of a set's plan that its figures do not show: "75% · 5+". */
export const askedBeside = (plan: SetPlan | null, language: Language): string =>
  plan ? [shareOf(plan, language), openReps(plan)].filter(Boolean).join(' · ') : ''

interface OpenSet {
  figures: SetFigures
  plan: SetPlan | null
  /** The kilograms that the plan comes to. */
  plannedKg: number | null
}

/** A set that is to be done, with its own target: "85 kg (75%) × 5+". Other kilograms than the plan's are no share of the maximum. */
export function printOpenSet({ figures, plan, plannedKg }: OpenSet, language: Language): string {
  if (!plan || askedBeside(plan, language) === '') return printSet(figures, language)
  const { kg } = figures
  const share = kg === null || kg === plannedKg ? shareOf(plan, language) : ''
  const load = kg === null ? share : [formatWeight(language, kg), share && `(${share})`].filter(Boolean).join(' ')
  const reps = openReps(plan) || (figures.reps === null ? '' : String(figures.reps))
  return [load, reps].filter(Boolean).join(' × ')
}
