import type { SetKind } from '@allenio/contract/programs'
import type { ImportedWorkout } from '@allenio/contract/workouts'

export type WeightUnit = 'kg' | 'lb'
type HistorySet = ImportedWorkout['exercises'][number]['sets'][number]

/** The cells of one set, as the file writes them. */
export type HistoryCells = Readonly<
  Record<
    | 'kind'
    | 'kg'
    | 'lb'
    | 'weight'
    | 'weightUnit'
    | 'reps'
    | 'metres'
    | 'kilometres'
    | 'miles'
    | 'distance'
    | 'distanceUnit'
    | 'seconds'
    | 'rpe',
    string
  >
>

const kgOfPound = 0.45359237
const metresOfMile = 1609.344

/** Parses a number with a point or a comma; null where the cell holds no number. */
function numberOf(text: string): number | null {
  const number = text.trim().replace(',', '.')
  return /^-?\d{1,9}(\.\d{1,9})?$/.test(number) ? Number(number) : null
}

/** Returns a plausible value, or null. Zero counts as no value, because other apps write it for an empty field. */
const within = (value: number | null, [least, most]: readonly [number, number], decimals: number): number | null => {
  if (value === null || value === 0 || value < least || value > most) return null
  return Math.round(value * 10 ** decimals) / 10 ** decimals
}

function kilograms({ kg, lb, weight, weightUnit }: HistoryCells, unit: WeightUnit): number | null {
  const pounds = numberOf(lb)
  const bare = numberOf(weight)
  const isPounds = weightUnit === '' ? unit === 'lb' : weightUnit.startsWith('lb')
  return numberOf(kg) ?? (pounds === null ? (bare === null ? null : bare * (isPounds ? kgOfPound : 1)) : pounds * kgOfPound)
}

function metresOf({ metres, kilometres, miles, distance, distanceUnit }: HistoryCells): number | null {
  const inKilometres = numberOf(kilometres)
  const inMiles = numberOf(miles)
  const bare = numberOf(distance)
  const factor = distanceUnit.startsWith('km') ? 1000 : distanceUnit.startsWith('mi') ? metresOfMile : 1
  return (
    numberOf(metres) ??
    (inKilometres === null ? null : inKilometres * 1000) ??
    (inMiles === null ? null : inMiles * metresOfMile) ??
    (bare === null ? null : bare * factor)
  )
}

const kindOf = (kind: string): SetKind =>
  kind === 'w' || kind === 'warmup'
    ? 'warmup'
    : kind === 'd' || kind.startsWith('drop')
      ? 'drop'
      : kind === 'f' || kind === 'failure'
        ? 'failure'
        : 'work'

/** Reads the set of a row; null where the row holds nothing that was done. */
export function parseSet(cells: HistoryCells, unit: WeightUnit): HistorySet | null {
  const rpe = numberOf(cells.rpe)
  const set: HistorySet = {
    kind: kindOf(cells.kind),
    kg: within(kilograms(cells, unit), [-999, 999], 2),
    reps: within(numberOf(cells.reps), [1, 999], 0),
    seconds: within(numberOf(cells.seconds), [1, 86_399], 0),
    metres: within(metresOf(cells), [0.01, 100_000], 2),
    rpe: rpe !== null && rpe >= 1 && rpe <= 10 ? Math.round(rpe * 2) / 2 : null,
    rir: null,
  }
  return set.reps === null && set.seconds === null && set.metres === null ? null : set
}
