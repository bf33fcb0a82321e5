import type { Language } from '@allenio/contract'
import { foodName } from '@allenio/domain/aliments'
import { addDays, weekdayOf } from '@allenio/domain/days'
import { aisleName, formatGrossWeight, formatShoppingWeight, groupByAisle } from '@allenio/domain/shopping'
import { weekdayNames } from '#lib/formats'
import type { ShownLine } from './shopping-lines.tsx'

export const lineName = ({ it, en }: Pick<ShownLine, 'it' | 'en'>, language: Language): string =>
  foodName({ nameIt: it, nameEn: en }, language)

/** A gross weight that looks like the raw one says nothing. */
export const hasWaste = ({ grams, grossGrams }: Pick<ShownLine, 'grams' | 'grossGrams'>): boolean =>
  grams !== null && grossGrams !== null && grams > 0 && Math.ceil(grossGrams / 10) > Math.ceil(grams / 10)

/** "lun 23" */
export const shortDay = (language: Language, day: string): string =>
  `${weekdayNames(language)[weekdayOf(day) - 1] ?? ''} ${Number(day.slice(8))}`

/** Days that follow each other are one span: "lun 23 – mer 25, ven 27". */
export function daysText(language: Language, days: readonly string[]): string {
  const spans: { from: string; to: string }[] = []
  for (const day of [...new Set(days)].toSorted()) {
    const last = spans.at(-1)
    if (last && addDays(last.to, 1) === day) last.to = day
    else spans.push({ from: day, to: day })
  }
  return spans
    .map(({ from, to }) => (from === to ? shortDay(language, from) : `${shortDay(language, from)} – ${shortDay(language, to)}`))
    .join(', ')
}

interface ListText {
  title: string
  language: Language
  /** How a gross weight is told. */
  grossText: (weight: string) => string
}

/** The lines that are not ticked, as a message to somebody who goes shopping. */
export function listText(lines: readonly ShownLine[], { title, language, grossText }: ListText): string {
  const open = lines.filter(({ isTicked }) => !isTicked)
  const parts = groupByAisle(open, line => line).map(({ aisle, lines: ofAisle }) =>
    [aisleName(aisle, language), ...ofAisle.map(line => `- ${textOf(line)}`)].join('\n'),
  )
  return [title, ...parts].join('\n\n')

  function textOf(line: ShownLine): string {
    const name = lineName(line, language)
    if (line.grams === null || line.grams === 0) return name
    const gross = hasWaste(line) ? ` (${grossText(formatGrossWeight(language, line.grossGrams ?? 0))})` : ''
    return `${name}: ${formatShoppingWeight(language, line.grams)}${gross}`
  }
}
