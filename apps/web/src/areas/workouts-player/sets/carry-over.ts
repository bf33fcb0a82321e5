import type { CompletedSet, SetFigures } from '@allenio/contract/workouts'
import { isWarmUp, type SetSuggestion } from '@allenio/domain/workouts'

const names = ['kg', 'reps', 'seconds', 'metres', 'rpe', 'rir'] as const satisfies readonly (keyof SetFigures)[]

/**
 * The figures that an open set shows. Whoever did the set before with another load than the plan had for both wants that load again; a
 * set whose figures somebody has typed keeps them. Without a plan a set begins as the one before it was done.
 */
export function figuresToShow(sets: readonly CompletedSet[], index: number, suggestions: readonly SetSuggestion[] | null): SetFigures {
  const set = sets[index]
  if (!set || set.doneAt !== null) return figuresIn(set)
  const planned = suggestions ? suggestionFor(sets, index, suggestions) : undefined
  const own = withLaterMaximum(figuresIn(set), planned)
  const beforeIndex = sets.findLastIndex((each, at) => at < index && each.kind === set.kind && each.doneAt !== null)
  const before = sets[beforeIndex]
  if (!before) return own
  if (!suggestions) return own.reps === null && own.kg === null && own.seconds === null && own.metres === null ? typedIn(before) : own
  const isLoadOwn = !planned || own.kg !== planned.figures.kg || !isSameLoad(planned, suggestionFor(sets, beforeIndex, suggestions))
  return isLoadOwn ? own : { ...own, kg: before.kg }
}

/** A training maximum may have been set since the workout began. */
const withLaterMaximum = (own: SetFigures, planned: SetSuggestion | undefined): SetFigures =>
  own.kg === null && planned?.plan?.load?.unit === 'percent' ? { ...own, kg: planned.figures.kg } : own

/** Two shares of a maximum that nobody knows are both without kilograms, and yet not the same. */
const isSameLoad = ({ figures, plan }: SetSuggestion, other: SetSuggestion | undefined): boolean =>
  figures.kg === other?.figures.kg && plan?.load?.unit === other.plan?.load?.unit && plan?.load?.value === other.plan?.load?.value

/** By its place among the sets for warming up, of which the plan may name fewer, or among all others. */
export function suggestionFor(
  sets: readonly CompletedSet[],
  index: number,
  suggestions: readonly SetSuggestion[],
): SetSuggestion | undefined {
  const set = sets[index]
  if (!set) return undefined
  const isAlike = (other: Pick<CompletedSet, 'kind'>) => isWarmUp(other) === isWarmUp(set)
  return suggestions.filter(isAlike)[sets.slice(0, index).filter(isAlike).length]
}

const figuresIn = (set: SetFigures | undefined): SetFigures => {
  const figures: SetFigures = { kg: null, reps: null, seconds: null, metres: null, rpe: null, rir: null }
  for (const name of names) figures[name] = set?.[name] ?? null
  return figures
}

/** How hard it was is said after each set. */
const typedIn = (set: SetFigures): SetFigures => ({ ...figuresIn(set), rpe: null, rir: null })
