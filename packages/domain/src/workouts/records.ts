import type { ExerciseBests, MaximumFormula, RecordKind, SetFigures } from '@allenio/contract/workouts'
import { estimatedMaximum, possibleReps } from './maximums.ts'

/** Something that a client has never done before. */
export interface WorkoutRecord {
  setId: string
  kind: RecordKind
  value: number
  /** The best until then. */
  before: number
  /** The load of a record of repetitions. */
  kg: number | null
}

/** A record is the best of at least so many workouts with a figure of its kind, its own included. */
export const timesForRecord = 5

type Lift = Pick<SetFigures, 'kg' | 'reps' | 'rir' | 'rpe'> & { id: string }

/**
 * The records among the work sets of one exercise in one workout, in the order of the sets. The best of fewer than five times is
 * no record. More repetitions than ever with a load or a heavier one are a record. So is a higher estimate, because an earlier set with
 * many repetitions may have had no estimate. The volume is that of all sets; its record belongs to the set that reached it.
 */
export function recordsOf(sets: readonly Lift[], bests: ExerciseBests | null, formula: MaximumFormula): WorkoutRecord[] {
  if (!bests) return []
  const records: WorkoutRecord[] = []
  let best = bests
  let volume = 0
  for (const [index, set] of sets.entries()) {
    const { id, kg, reps } = set
    if (kg === null || reps === null || reps < 1) continue
    const beat = (kind: RecordKind, value: number | null, before: number | null) => {
      const times = bests.times[kind === 'reps at load' ? 'load' : kind] + 1
      if (times >= timesForRecord && value !== null && before !== null && value > before)
        records.push({ setId: id, kind, value, before, kg: kind === 'reps at load' ? kg : null })
    }
    const before = volume
    volume = tonnageOf(sets.slice(0, index + 1))
    beat('load', kg, best.load)
    beat('reps at load', reps, repsBefore(best, kg))
    if (possibleReps(set) > (repsBefore(best, kg) ?? 0)) beat('e1rm', estimatedMaximum(set, formula), best.e1rm)
    if (bests.volume && before <= bests.volume && volume > bests.volume) beat('volume', tonnageOf(sets), bests.volume)
    best = { ...bestsWith(best, [set], formula), volume: best.volume }
  }
  return records
}

/** Kilograms times repetitions. */
export const tonnageOf = (sets: readonly Pick<SetFigures, 'kg' | 'reps'>[]): number =>
  Math.round(sets.reduce((sum, { kg, reps }) => sum + Math.max(0, kg ?? 0) * (reps ?? 0), 0) * 100) / 100

/** The most repetitions with this load or more; null where so much was never lifted, which is a record of load. */
const repsBefore = ({ repsAtLoads }: ExerciseBests, kg: number): number | null => {
  const heavier = repsAtLoads.filter(each => each.kg >= kg)
  return heavier.length > 0 ? Math.max(...heavier.map(({ reps }) => reps)) : null
}

/** The last record of each kind, which exceeds the earlier ones of the same workout. */
export const finalRecords = (records: readonly WorkoutRecord[]): WorkoutRecord[] => [
  ...new Map(records.map(record => [`${record.kind} ${record.kg}`, record])).values(),
]

const noBests: ExerciseBests = { load: null, e1rm: null, volume: null, repsAtLoads: [], times: { load: 0, e1rm: 0, volume: 0 } }

/** The bests after the work sets of one workout. A set without a load counts as body weight: it has repetitions, but no volume. */
export function bestsWith(bests: ExerciseBests | null, sets: readonly Omit<Lift, 'id'>[], formula: MaximumFormula): ExerciseBests {
  const lifts = sets.flatMap(({ kg, reps }) => (reps !== null && reps > 0 ? [{ kg, reps }] : []))
  const { load, e1rm, volume, repsAtLoads, times } = bests ?? noBests
  if (lifts.length === 0) return bests ?? noBests
  const best = {
    load: highest(...lifts.map(({ kg }) => kg)),
    e1rm: highest(...sets.map(set => estimatedMaximum(set, formula))),
    volume: tonnageOf(lifts) || null,
  }
  const timesWith = (kind: keyof typeof best) => times[kind] + (best[kind] === null ? 0 : 1)
  return {
    load: highest(load, best.load),
    e1rm: highest(e1rm, best.e1rm),
    volume: highest(volume, best.volume),
    repsAtLoads: unbeaten([...repsAtLoads, ...lifts.map(({ kg, reps }) => ({ kg: kg ?? 0, reps }))]),
    times: { load: timesWith('load'), e1rm: timesWith('e1rm'), volume: timesWith('volume') },
  }
}

const highest = (...values: readonly (number | null)[]): number | null => {
  const numbers = values.filter(value => value !== null)
  return numbers.length > 0 ? Math.max(...numbers) : null
}

type RepsAtLoad = ExerciseBests['repsAtLoads'][number]

/** The lifts from the heaviest down, without those that a heavier lift with as many repetitions beats. */
function unbeaten(lifts: readonly RepsAtLoad[]): RepsAtLoad[] {
  const sorted = lifts.toSorted((one, other) => other.kg - one.kg || other.reps - one.reps)
  const left: RepsAtLoad[] = []
  for (const lift of sorted) if (lift.reps > (left.at(-1)?.reps ?? 0)) left.push(lift)
  return left
}
