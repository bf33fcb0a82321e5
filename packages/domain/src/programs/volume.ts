import type { Cells, DocumentRow } from '@allenio/contract/documents'
import { childrenByParent, type DocumentRows } from '@allenio/domain/documents'
import { exerciseIn, textIn } from './cells.ts'
import { plannedSetsOf, workSetsOf } from './planned-sets.ts'

export interface ExerciseMuscles {
  primary: readonly string[]
  secondary: readonly string[]
}

/** Sets of a muscle in a week that a coach aims at. */
export interface VolumeBand {
  least: number
  most: number
}

/**
 * Ten sets a week and more grow a muscle more than fewer do, and beyond twenty little is gained: Schoenfeld, Ogborn and Krieger, Journal of
 * Sports Sciences 35 (2017), 1073-1082; Baz-Valle et al., Journal of Human Kinetics 81 (2022), 199-210.
 */
export const presetVolumeBand: VolumeBand = { least: 10, most: 20 }
export const volumeBandSource = 'Schoenfeld et al. 2017, Baz-Valle et al. 2022'

const secondaryShare = 0.5

type MusclesOf = (exerciseId: string) => ExerciseMuscles | undefined

/** Work sets of each muscle: a primary one counts whole, a secondary one half. */
export function muscleSetsOf(rows: Iterable<DocumentRow>, musclesOf: MusclesOf): Map<string, number> {
  const sets = new Map<string, number>()
  const add = (muscle: string, count: number) => sets.set(muscle, (sets.get(muscle) ?? 0) + count)
  for (const { cells } of rows) {
    const muscles = musclesOf(exerciseIn(cells)?.id ?? '')
    if (!muscles) continue
    const count = workSetsOf(cells)
    for (const muscle of muscles.primary) add(muscle, count)
    for (const muscle of muscles.secondary) if (!muscles.primary.includes(muscle)) add(muscle, count * secondaryShare)
  }
  return sets
}

export interface WeekVolume {
  weekId: string
  sets: number
  muscles: ReadonlyMap<string, number>
}

/** The volume of each week of a program, in their order. */
export function weekVolumes(rows: DocumentRows, programId: string, musclesOf: MusclesOf): WeekVolume[] {
  const children = childrenByParent(rows)
  const held = (parents: readonly DocumentRow[]) => parents.flatMap(({ id }) => children.get(id) ?? [])
  return (children.get(programId) ?? []).map(week => {
    const exercises = held(held(children.get(week.id) ?? [])).filter(({ cells }) => exerciseIn(cells))
    return {
      weekId: week.id,
      sets: exercises.reduce((sum, { cells }) => sum + workSetsOf(cells), 0),
      muscles: muscleSetsOf(exercises, musclesOf),
    }
  })
}

export type VolumeLevel = 'below' | 'within' | 'above'

export const volumeLevel = (sets: number, { least, most }: VolumeBand = presetVolumeBand): VolumeLevel =>
  sets < least ? 'below' : sets > most ? 'above' : 'within'

/** Kilograms times repetitions as planned; sets without both count nothing. Shares of a maximum need the maximum. */
export function plannedTonnage(cells: Cells, trainingMaxKg: number | null = null): number {
  if (textIn(cells, 'load') === undefined && cells['setList'] === undefined) return 0
  return plannedSetsOf(cells)
    .filter(({ kind }) => kind !== 'warmup')
    .reduce((sum, { load, reps }) => {
      const kg = load?.unit === 'percent' ? ((trainingMaxKg ?? 0) * load.value) / 100 : load?.unit === 'kg' ? load.value : 0
      return sum + kg * (reps?.least ?? 0)
    }, 0)
}
