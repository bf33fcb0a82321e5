import { useMemo, useState } from 'react'
import { chosenBasis } from '../gestures/foods.ts'
import type { DayEntry, RowEntry } from '../outline.ts'
import { useEditor } from '../session.ts'
import { amountOfLine, isComplete, useNutrientChoices, type NutrientLine } from './nutrients.ts'
import { daysToFit } from './question.ts'
import { useTargetSources } from './sources.ts'
import type { ChosenTarget } from './targets.ts'
import type { FitTask } from './use-fit.ts'
import { useSelected } from '#lib/store'

/** The choices in the dialog. */
export interface FitState {
  isWholePlan: boolean
  /** Undefined for the first source. */
  sourceId: string | undefined
  /** Figures of the source that do not count. */
  leftOut: ReadonlySet<string>
  nutrients: readonly NutrientLine[]
  keepsLocked: boolean
  keepsDishes: boolean
  /** Rows that stay for this time. */
  heldIds: ReadonlySet<string>
}

/** The choices of the dialog, and the task that follows from them; none while something is missing. */
export function useFitState(day: DayEntry, days: readonly DayEntry[]) {
  const { document, planId, view, settings } = useEditor()
  const countsAlternatives = useSelected(document.rows, rows => rows.get(planId)?.cells['countsAlternatives'] === true)
  const presetBasis = useSelected(settings, each => each.alternativeBasis)
  const [state, setState] = useState<FitState>(() => ({
    isWholePlan: view.get() === 'week' && days.length > 1,
    sourceId: undefined,
    leftOut: new Set(),
    nutrients: [],
    keepsLocked: true,
    keepsDishes: false,
    heldIds: new Set(),
  }))
  const { isWholePlan, sourceId, leftOut, nutrients, keepsLocked, keepsDishes, heldIds } = state
  const chosenDays = useMemo(() => (isWholePlan ? days : [day]), [isWholePlan, days, day])
  const sources = useTargetSources(chosenDays)
  const choices = useNutrientChoices(day, chosenDays)
  const source = sources.find(({ id }) => id === sourceId) ?? sources[0]
  const typed = nutrients
    .map((line): ChosenTarget => ({ code: line.code, kind: line.kind, amount: amountOfLine(line) }))
    .filter(({ amount }) => amount > 0)
  const isCounted = ({ code }: ChosenTarget) => !leftOut.has(code) && !typed.some(each => each.code === code)
  const targetsFor = (each: DayEntry): ChosenTarget[] =>
    [...(source?.targetsFor(each) ?? []).filter(isCounted), ...typed].filter(
      ({ code, kind }) => kind === 'about' || isComplete(code, chosenDays),
    )
  const targets = useSameWhileAlike(chosenDays.map(each => [each.id, targetsFor(each)] as const))
  const hasTargets = targets.some(([, ofDay]) => ofDay.length > 0)
  const task = useMemo((): FitTask | undefined => {
    if (!hasTargets) return undefined
    const rules = { countsAlternatives, basisOf: (entry: RowEntry) => chosenBasis(entry, presetBasis) }
    const byDay = new Map(targets)
    const fitDays = daysToFit(chosenDays, { targetsFor: each => byDay.get(each.id) ?? [], keepsLocked, keepsDishes, heldIds }, rules)
    return fitDays.some(({ lines }) => lines.length > 0) ? { days: fitDays } : undefined
  }, [targets, hasTargets, chosenDays, keepsLocked, keepsDishes, heldIds, countsAlternatives, presetBasis])
  return {
    state,
    change: (changes: Partial<FitState>) => setState(before => ({ ...before, ...changes })),
    sources,
    source,
    choices,
    chosenDays,
    task,
    /** Why there is no task. */
    lack: hasTargets ? ('noRows' as const) : ('chooseTarget' as const),
  }
}

export type FitForm = ReturnType<typeof useFitState>

/** A question is asked anew only where something of it is different, and not with each drawing. */
function useSameWhileAlike<Value>(value: Value): Value {
  const key = JSON.stringify(value)
  const [same, setSame] = useState({ key, value })
  if (same.key === key) return same.value
  setSame({ key, value })
  return value
}
