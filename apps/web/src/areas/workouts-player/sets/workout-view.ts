import type { Cells } from '@allenio/contract/documents'
import { presetProgramSettings, type RowCells, type RowType, type SetKind } from '@allenio/contract/programs'
import type { Training, CompletedExercise, CompletedSet, SetFigures } from '@allenio/contract/workouts'
import { newId } from '@allenio/domain/ids'
import { hasPercentLoads, restsInSuperset, rowTypeOf, type LoadMaximum, type SetPlan } from '@allenio/domain/programs'
import {
  estimatedMaximum,
  exerciseKey,
  formerSetOf,
  groupsOf,
  isWorkDone,
  nextSet,
  noFigures,
  recordsOf,
  rowFor,
  setsByExercise,
  suggestedSets,
  type FormerSet,
  type PrefillFacts,
  type WorkoutGesture,
  type WorkoutRecord,
  type WorkoutResults,
} from '@allenio/domain/workouts'
import type { FactsBefore } from '#areas/workouts'
import { maximaOf } from '../plan/plan-maxima.ts'
import { figuresToShow, suggestionFor } from './carry-over.ts'
import { figuresOf, type FigureName } from './figures.ts'
import { mostOf, type FigureChecks } from './needed-figures.ts'

/** Facts about exercises that the device has, by their keys. */
export interface PlayerFacts {
  settings: Training['settings']
  last: ReadonlyMap<string, Training['last'][number]>
  bests: ReadonlyMap<string, Training['bests'][number]>
  comments: ReadonlyMap<string, readonly Training['comments'][number][]>
  known: ReadonlyMap<string, Training['exercises'][number]>
  /** The training maxima of the workout’s lifts, in kilograms. */
  maxima: ReadonlyMap<string, number>
}

const noPlan = { programUserId: null, dayId: null }

/** The facts for a workout; a workout also works without a plan on the device. */
export const factsOf = (training: Training | undefined, plan: Parameters<typeof maximaOf>[1] = noPlan): PlayerFacts => ({
  settings: training?.settings ?? presetProgramSettings,
  last: new Map(training?.last.map(each => [each.key, each])),
  bests: new Map(training?.bests.map(each => [each.key, each])),
  comments: Map.groupBy(training?.comments ?? [], ({ key }) => key),
  known: new Map(training?.exercises.map(each => [each.id, each])),
  maxima: maximaOf(training, plan),
})

/** The facts that the device stores with a finished workout. */
export const recordFacts = ({ last, bests }: PlayerFacts): FactsBefore => ({ last: [...last.values()], bests: [...bests.values()] })

export function prefillFacts({ last, maxima, settings }: PlayerFacts, exercise: CompletedExercise['exercise']): PrefillFacts {
  const key = exerciseKey({ exercise })
  return { last: last.get(key)?.sets ?? [], maximum: { kg: maxima.get(key) ?? null, stepKg: settings.loadStep } }
}

export interface SetView {
  set: CompletedSet
  /** The number among the sets of its kind, from 1. */
  number: number
  /** The number of sets of its kind. */
  count: number
  /** The figures that were done; before that, the suggested ones. */
  figures: SetFigures
  former: FormerSet | undefined
  /** The planned set; null for a set that was added during the workout. */
  plan: SetPlan | null
  /** The kilograms that the plan comes to, whatever the set has; null where it names none, or a maximum is not known. */
  plannedKg: number | null
  records: readonly WorkoutRecord[]
  e1rm: number | null
}

export interface ExerciseView {
  exercise: CompletedExercise
  name: string
  /** The letter, such as "A", or "B1" in a superset. */
  label: string
  /** The number within the workout, from 1. */
  number: number
  /** The row's cells for the rest, which those of a superset replace. */
  rest: Cells
  type: RowType
  figures: readonly FigureName[]
  target: RowCells | null
  /** The maximum from which percent loads are computed during the workout. */
  maximum: LoadMaximum
  /** The exercise has percent loads, but no maximum is known. */
  isMaximumMissing: boolean
  last: Training['last'][number] | undefined
  comments: readonly Training['comments'][number][]
  sets: readonly SetView[]
  /** The most that was planned or done in the exercise. */
  most: FigureChecks['most']
  hasBar: boolean
  isBodyweight: boolean
  isDone: boolean
  isSkipped: boolean
}

export interface WorkoutView {
  /** Exercises in groups; those of a superset form one group. */
  groups: readonly (readonly ExerciseView[])[]
  exercises: readonly ExerciseView[]
  nextSetId: string | undefined
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** A workout in the form that a player renders. */
export function viewOf(results: WorkoutResults, facts: PlayerFacts): WorkoutView {
  const sets = setsByExercise(results)
  let number = 0
  const groups = groupsOf(results).map((group, index) => {
    const rests = restsInSuperset(group.map(({ target }) => target ?? {}))
    return group.map((exercise, at): ExerciseView => {
      const letter = alphabet.charAt(index % alphabet.length)
      number += 1
      return {
        ...keptView(exercise, sets.get(exercise.id) ?? [], facts),
        label: group.length > 1 ? `${letter}${at + 1}` : letter,
        number,
        rest: rests[at] ?? {},
      }
    })
  })
  return { groups, exercises: groups.flat(), nextSetId: nextSet(results)?.id }
}

interface KeptView {
  key: string
  view: ReturnType<typeof exerciseView>
}

const keptViews = new WeakMap<PlayerFacts, Map<string, KeptView>>()

/** Computes the view of an exercise. A changed set affects only its exercise: the views of others are cached, and stay the same objects. */
function keptView(exercise: CompletedExercise, sets: readonly CompletedSet[], facts: PlayerFacts): KeptView['view'] {
  const views = keptViews.get(facts) ?? new Map<string, KeptView>()
  keptViews.set(facts, views)
  // the key is the content, because the device loads all sets anew whenever it stores one
  const key = JSON.stringify([exercise, sets])
  const kept = views.get(exercise.id)
  if (kept?.key === key) return kept.view
  const view = exerciseView(exercise, sets, facts)
  view.sets = view.sets.map(set => sameSet(kept?.view.sets, set) ?? set)
  views.set(exercise.id, { key, view })
  return view
}

/** Returns the former object if nothing of the set has changed. */
function sameSet(before: readonly SetView[] | undefined, view: SetView): SetView | undefined {
  const former = before?.find(({ set }) => set.id === view.set.id)
  return former && JSON.stringify(former) === JSON.stringify(view) ? former : undefined
}

function exerciseView(exercise: CompletedExercise, sets: readonly CompletedSet[], facts: PlayerFacts) {
  const target = exercise.target && rowFor(exercise.exercise, exercise.target)
  const key = exerciseKey(exercise)
  const libraryExercise = facts.known.get(exercise.exercise.id ?? '')
  const last = facts.last.get(key)
  const bests = facts.bests.get(key)
  const type = target ? rowTypeOf(target) : (libraryExercise?.type ?? typeOfSets(sets))
  const prefill = prefillFacts(facts, exercise.exercise)
  const maximum = exercise.maximum ?? prefill.maximum
  const suggestions = target && suggestedSets(target, { ...prefill, maximum })
  const records = recordsOf(
    sets.filter(isWorkDone).toSorted((one, other) => Date.parse(one.doneAt ?? '') - Date.parse(other.doneAt ?? '')),
    bests ?? null,
    facts.settings.maximumFormula,
  )
  const hasLoad = sets.some(({ kg }) => kg !== null) || (last?.sets.some(({ kg }) => kg !== null) ?? false)
  const views = sets.map((set, index): SetView => {
    const planned = suggestions ? suggestionFor(sets, index, suggestions) : undefined
    return {
      set,
      number: countKind(sets.slice(0, index + 1), set.kind),
      count: countKind(sets, set.kind),
      figures: figuresToShow(sets, index, suggestions),
      plan: planned?.plan ?? null,
      plannedKg: planned?.figures.kg ?? null,
      former: formerSetOf(sets, index, last?.sets ?? []),
      records: records.filter(({ setId }) => setId === set.id),
      e1rm: set.doneAt === null || set.kind === 'warmup' ? null : estimatedMaximum(set, facts.settings.maximumFormula),
    }
  })
  return {
    exercise,
    name: libraryExercise?.name ?? exercise.exercise.name,
    type,
    figures: figuresOf(type, hasLoad),
    target,
    maximum,
    isMaximumMissing: target !== null && maximum.kg === null && hasPercentLoads(target),
    last,
    comments: facts.comments.get(key) ?? [],
    sets: views,
    most: mostOf(bests, [...(suggestions ?? []).map(each => each.figures), ...(last?.sets ?? []), ...sets.filter(isDone)]),
    hasBar: libraryExercise?.hasBar ?? false,
    isBodyweight: libraryExercise?.equipment.join() === 'bodyweight',
    isDone: sets.every(isDone),
    isSkipped: exercise.skipReason !== null,
  }
}

/** Adds a set like the last one. */
export function addedSet({ exercise, sets }: Pick<ExerciseView, 'exercise' | 'sets'>): WorkoutGesture {
  const last = sets.at(-1)
  const figures = last ? { ...last.figures, rpe: null, rir: null } : noFigures
  return { kind: 'add set', exerciseId: exercise.id, set: { id: newId(), kind: 'work', figures } }
}

const isDone = ({ doneAt }: CompletedSet): boolean => doneAt !== null

const countKind = (sets: readonly CompletedSet[], kind: SetKind): number => sets.filter(set => set.kind === kind).length

/** Guesses the type of an exercise that is no longer known from its sets. */
const typeOfSets = (sets: readonly CompletedSet[]): RowType =>
  sets.some(({ metres }) => metres !== null) ? 'distance' : sets.some(({ seconds }) => seconds !== null) ? 'time' : 'reps'
