import type { Language } from '@allenio/contract'
import type { CellValue } from '@allenio/contract/documents'
import type { MaximumCycle, MaximumIncrease } from '@allenio/contract/programs'
import { formatDecimal, formatWeight } from '@allenio/domain/formats'

type Fields = Readonly<Record<string, CellValue>>

const isFields = (value: CellValue | undefined): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The cycle of a program from its cell. The server has checked it where it came in, so that a look at the types is enough. */
export function parseCycle(value: CellValue | undefined): MaximumCycle | undefined {
  if (!isFields(value)) return undefined
  const { weeks, increases } = value
  if (typeof weeks !== 'number' || weeks < 1 || !Array.isArray(increases)) return undefined
  return { weeks, increases: increases.flatMap((each: CellValue) => parseIncrease(each) ?? []) }
}

function parseIncrease(value: CellValue): MaximumIncrease | undefined {
  if (!isFields(value)) return undefined
  const { key, unit, value: amount } = value
  if (typeof key !== 'string' || typeof amount !== 'number' || (unit !== 'kg' && unit !== 'percent')) return undefined
  return { key, unit, value: amount }
}

/** +2,5 kg, +5% */
export const printIncrease = ({ unit, value }: Pick<MaximumIncrease, 'unit' | 'value'>, language: Language): string =>
  `+${unit === 'kg' ? formatWeight(language, value) : `${formatDecimal(language, value, { most: 2 })}%`}`

const everyWeeks = {
  it: (weeks: number) => (weeks === 1 ? 'ogni settimana' : `ogni ${weeks} settimane`),
  en: (weeks: number) => (weeks === 1 ? 'every week' : `every ${weeks} weeks`),
} as const satisfies Record<Language, unknown>

/** "+5 kg ogni 4 settimane"; of several lifts all their increases. */
export function printCycle({ weeks, increases }: MaximumCycle, language: Language): string {
  const texts = new Set(increases.map(each => printIncrease(each, language)))
  return `${[...texts].join(', ')} ${everyWeeks[language](weeks)}`
}
