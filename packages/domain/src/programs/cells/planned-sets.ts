import type { Cells, DocumentRow } from '@allenio/contract/documents'
import { rowTypes, type RowType, type SetKind } from '@allenio/contract/programs'
import { rowBounds } from '@allenio/contract/row-bounds'
import { kindIn, numberIn, setListIn, textIn } from './cells.ts'
import { parseLoadValues, type LoadValues } from './load-values.ts'
import { parseRepTargets, type RepTarget } from './rep-targets.ts'

/** The figures that one set of a row asks for. */
export interface SetPlan {
  kind: SetKind
  reps: RepTarget | null
  /** The repetitions as they are written: "5+", or free text. */
  repsText: string
  seconds: number | null
  metres: number | null
  load: { unit: LoadValues['unit']; value: number } | null
  rpe: number | null
  rir: number | null
}

/** The sets of a row: as many as it says, else as many as are listed one by one. */
export function setCountOf(cells: Cells): number {
  const count = numberIn(cells, 'sets') ?? longestList(cells)
  return Math.min(rowBounds.sets.most, Math.max(1, count))
}

/** The sets that somebody has asked for: one trains a row that says nothing by one set, but it counts as none. */
export const askedSetsOf = (cells: Cells): number => (isAnySetAsked(cells) ? setCountOf(cells) : 0)

const isAnySetAsked = (cells: Cells): boolean =>
  longestList(cells) > 0 || (['sets', 'reps', 'seconds', 'metres'] as const).some(cell => cells[cell] !== undefined)

function longestList(cells: Cells): number {
  const lists = [textIn(cells, 'reps'), textIn(cells, 'load')].map(text => (text?.includes('/') ? text.split('/').length : 0))
  return Math.max(setListIn(cells).length, ...lists)
}

export const rowTypeOf = (cells: Cells): RowType => rowTypes.find(type => type === cells['type']) ?? 'reps'

/** The sets of a row one by one; of a list that is shorter than the sets the last figure goes on. */
export function plannedSetsOf(cells: Cells): SetPlan[] {
  const setList = setListIn(cells)
  return Array.from({ length: setCountOf(cells) }, (_, index) => {
    const own = setList[index]
    return planOf({ ...cells, ...own }, kindIn(own), index)
  })
}

function planOf(cells: Cells, kind: SetKind, index: number): SetPlan {
  const type = rowTypeOf(cells)
  const figure = (cell: 'seconds' | 'metres' | 'rpe' | 'rir') => numberIn(cells, cell) ?? null
  return {
    kind,
    reps: type === 'reps' ? atOrLast(parseRepTargets(textIn(cells, 'reps') ?? ''), index) : null,
    repsText: type === 'reps' ? repsTextAt(textIn(cells, 'reps') ?? '', index) : '',
    seconds: type === 'time' ? figure('seconds') : null,
    metres: type === 'distance' ? figure('metres') : null,
    load: loadAt(textIn(cells, 'load'), index),
    rpe: figure('rpe'),
    rir: figure('rir'),
  }
}

const atOrLast = <Item>(items: readonly Item[] | undefined, index: number): Item | null => items?.[index] ?? items?.at(-1) ?? null

function repsTextAt(text: string, index: number): string {
  const texts = parseRepTargets(text) ? text.split('/') : [text]
  return (texts[index] ?? texts.at(-1) ?? '').trim()
}

function loadAt(text: string | undefined, index: number): SetPlan['load'] {
  const load = text === undefined ? undefined : parseLoadValues(text)
  const value = atOrLast(load?.values, index)
  return load && value !== null ? { unit: load.unit, value } : null
}

/** Sets that count as work: all but those for warming up. */
export function workSetsOf(cells: Cells): number {
  const count = askedSetsOf(cells)
  const warmups = setListIn(cells).filter((set, index) => index < count && kindIn(set) === 'warmup').length
  return count - warmups
}

/** The row of an exercise: others in a workout have none yet. */
export const hasExercise = ({ cells }: DocumentRow): boolean => cells['exercise'] !== undefined
