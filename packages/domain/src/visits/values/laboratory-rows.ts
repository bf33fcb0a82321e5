import type { LaboratoryValue } from '@allenio/contract/visits'
import { plainName } from '@allenio/domain/search'
import type { FieldValue, ValueRow, ValuesOfVisit } from './value-table.ts'

/** The minus signs that are printed instead of the one on keyboards. */
const minus = /^[\u2212\u2013]/

/** Reads a number as laboratories write it; undefined for '< 10' and 'negative', and for '6.200', which may mean thousands or not. */
export function parseLaboratoryNumber(text: string): number | undefined {
  const plain = text.replace(minus, '-')
  if (!/^[-+]?\d{1,9}(?:[.,]\d{1,4})?$/.test(plain) || /^[-+]?[1-9]\d{0,2}\.\d{3}$/.test(plain)) return undefined
  return Number(plain.replace(',', '.'))
}

/** Makes units comparable: spaces, the two signs for micro and the case of the litre do not count. Nothing is converted. */
const plainUnit = (unit: string): string =>
  unit
    .replaceAll(/\s/g, '')
    .replaceAll('\u00B5', '\u03BC')
    .replaceAll(/(?<=(?:^|\/)[dmcn\u03BC]?)L(?![a-z])/g, 'l')

const keyOf = ({ name, unit = '' }: LaboratoryValue): string => `laboratory ${plainName(name).replaceAll(/\s+/g, ' ')} ${plainUnit(unit)}`

function valueOf({ value: text, day }: LaboratoryValue, takenOn: string): FieldValue & { day: string } {
  const value = parseLaboratoryNumber(text)
  return { day: day ?? takenOn, ...(value === undefined ? { text } : { value, decimals: decimalsIn(text) }) }
}

const decimalsIn = (text: string): number => (parseLaboratoryNumber(text) === undefined ? 0 : (/(?<=[.,])\d+$/.exec(text)?.[0].length ?? 0))

/** Makes a row for each analyte and unit, by name. Of several values in one visit the latest counts, and lists the earlier ones. */
export function laboratoryRows(visits: readonly ValuesOfVisit[]): ValueRow[] {
  const rows = new Map<string, ValueRow>()
  visits.forEach(({ takenOn, laboratoryValues }, at) => {
    const byKey = Map.groupBy(laboratoryValues, keyOf)
    for (const [key, cells] of byKey) {
      const { name = '', unit = '' } = cells[0] ?? {}
      const row = rows.get(key) ?? { key, group: 'laboratory', name, unit, decimals: 0, values: visits.map(() => undefined) }
      // if two values are of one day, the one that was entered later counts
      const values = cells.toReversed().map(each => valueOf(each, takenOn))
      const [latest, ...earlier] = values.toSorted((one, other) => other.day.localeCompare(one.day))
      row.values[at] = latest && { ...latest, ...(earlier.length > 0 && { earlier }) }
      row.decimals = Math.max(row.decimals, ...cells.map(({ value }) => decimalsIn(value)))
      rows.set(key, row)
    }
  })
  return [...rows.values()].toSorted((one, other) => one.key.localeCompare(other.key))
}
