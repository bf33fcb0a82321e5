import type { DocumentRow } from '@allenio/contract/documents'
import { childrenByParent, type DocumentRows } from '@allenio/domain/documents'
import { exerciseIn } from './cells/cells.ts'
import { workSetsOf } from './cells/planned-sets.ts'

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
const presetVolumeBand: VolumeBand = { least: 10, most: 20 }
export const volumeBandSource = 'Schoenfeld et al. 2017, Baz-Valle et al. 2022'

const secondaryShare = 0.5

type MusclesOf = (exerciseId: string) => ExerciseMuscles | undefined

/** Work sets of each muscle: a primary one counts whole, a secondary one half. */
export const muscleSetsOf = (rows: Iterable<DocumentRow>, musclesOf: MusclesOf): Map<string, number> => countSets(rows, musclesOf).muscles

function countSets(rows: Iterable<DocumentRow>, musclesOf: MusclesOf) {
  const muscles = new Map<string, number>()
  const add = (muscle: string, count: number) => muscles.set(muscle, (muscles.get(muscle) ?? 0) + count)
  let sets = 0
  for (const { cells } of rows) {
    const exercise = exerciseIn(cells)
    if (!exercise) continue
    const count = workSetsOf(cells)
    sets += count
    const { primary = [], secondary = [] } = musclesOf(exercise.id ?? '') ?? {}
    for (const muscle of primary) add(muscle, count)
    for (const muscle of secondary) if (!primary.includes(muscle)) add(muscle, count * secondaryShare)
  }
  return { sets, muscles }
}

export interface WeekVolume {
  weekId: string
  sets: number
  muscles: ReadonlyMap<string, number>
}

/** The volume of each week of a program, in their order. */
export function weekVolumes(rows: DocumentRows, programId: string, musclesOf: MusclesOf): WeekVolume[] {
  const children = childrenByParent(rows)
  const childrenOf = (parents: readonly DocumentRow[]) => parents.flatMap(({ id }) => children.get(id) ?? [])
  return (children.get(programId) ?? []).map(({ id }) => ({
    weekId: id,
    ...countSets(childrenOf(childrenOf(children.get(id) ?? [])), musclesOf),
  }))
}

export type VolumeLevel = 'below' | 'within' | 'above'

export const volumeLevel = (sets: number, { least, most }: VolumeBand = presetVolumeBand): VolumeLevel =>
  sets < least ? 'below' : sets > most ? 'above' : 'within'
