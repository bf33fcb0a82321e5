import { platesFor, presetBars, presetPlates, type Loading, type PlateStock } from '@allenio/domain/workouts'
import { devicePreference } from '../device-preference.ts'

export const plateUnits = ['kg', 'lb'] as const
export type PlateUnit = (typeof plateUnits)[number]

export interface PlateSettings {
  unit: PlateUnit
  /** In its unit, as all that follows. */
  bars: Record<PlateUnit, number>
  /** Pairs by size; a size that is not named is there as often as it takes. */
  pairs: Record<PlateUnit, Readonly<Record<string, number>>>
}

const preset: PlateSettings = { unit: 'kg', bars: { ...presetBars }, pairs: { kg: {}, lb: {} } }
/** Bars, and machines that are loaded from nothing. */
export const barChoices = { kg: [20, 15, 10, 7.5, 0], lb: [45, 35, 25, 15, 0] } as const
const kgPerPound = 0.45359237

const numbersIn = (value: unknown): Record<string, number> =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).filter((entry): entry is [string, number] => typeof entry[1] === 'number' && entry[1] >= 0))
    : {}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

/** The bar and the plates of the gym where this device is used. */
export const plateSettings = devicePreference('plates', (stored): PlateSettings => {
  const pairs = fieldOf(stored, 'pairs')
  return {
    unit: fieldOf(stored, 'unit') === 'lb' ? 'lb' : preset.unit,
    bars: { ...preset.bars, ...numbersIn(fieldOf(stored, 'bars')) },
    pairs: { kg: numbersIn(fieldOf(pairs, 'kg')), lb: numbersIn(fieldOf(pairs, 'lb')) },
  }
})

/** A load as the unit writes it; pounds are rounded to what plates can make. */
export const toUnit = (kg: number, unit: PlateUnit): number => (unit === 'kg' ? kg : Math.round((kg / kgPerPound) * 2) / 2)
export const toKg = (load: number, unit: PlateUnit): number => (unit === 'kg' ? load : Math.round(load * kgPerPound * 100) / 100)

export const stockOf = ({ unit, pairs }: PlateSettings): PlateStock[] =>
  presetPlates[unit].map(size => {
    const count = pairs[unit][String(size)]
    return count === undefined ? { size } : { size, pairs: count }
  })

export const loadingOf = (load: number, settings: PlateSettings): Loading =>
  platesFor(load, settings.bars[settings.unit], stockOf(settings))

export interface DrawnPlate {
  size: number
  /** The distance from the collar outwards. */
  x: number
  width: number
  height: number
  /** The shade, from 0 for the heaviest to 4. */
  shade: number
}

const heaviest = { kg: 25, lb: 45 } as const
const [leastHeight, mostHeight] = [26, 72]

/** The plates of one side, as they are drawn: what weighs more is larger and darker. */
export function drawnPlates(plates: readonly number[], unit: PlateUnit): DrawnPlate[] {
  let x = 0
  return plates.map(size => {
    const share = Math.min(1, size / heaviest[unit])
    const width = Math.round(6 + share * 6)
    const plate = {
      size,
      x,
      width,
      height: Math.round(leastHeight + Math.sqrt(share) * (mostHeight - leastHeight)),
      shade: Math.round((1 - share) * 4),
    }
    x += width + 2
    return plate
  })
}
