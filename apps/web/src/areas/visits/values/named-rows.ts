import type { ValueRow } from '@allenio/domain/visits'
import { areaWords } from '#lib/words'

const useNameWords = areaWords('visit value names', {
  it: { bia: '{{name}} (bioimpedenza)', fat: 'Grasso, {{name}}', rate: 'Basale, {{name}}' },
  en: { bia: '{{name}} (bioimpedance)', fat: 'Fat, {{name}}', rate: 'Basal rate, {{name}}' },
})

/** The name of a field where its group does not stand above it. */
export function useNamedRows(): (row: ValueRow) => string {
  const t = useNameWords()
  return row => {
    const { group, name } = row
    // an analyte may be there in two units
    if (group === 'laboratory') return nameWithUnit(row)
    return group === 'bia' || group === 'fat' || group === 'rate' ? t(group, { name }) : name
  }
}

/** 'Vita, cm' */
export const nameWithUnit = ({ name, unit }: Pick<ValueRow, 'name' | 'unit'>): string => (unit === '' ? name : `${name}, ${unit}`)

/** Where all fields of a group have one unit, its heading says it once. */
export function sharedUnit(rows: readonly Pick<ValueRow, 'unit'>[]): string | undefined {
  const [first] = rows
  return first && first.unit !== '' && rows.every(({ unit }) => unit === first.unit) ? first.unit : undefined
}
