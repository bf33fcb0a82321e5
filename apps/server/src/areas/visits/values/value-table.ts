import type { Language, ParsedInput } from '@allenio/contract'
import type { exportVisitValues, ListedVisitValues } from '@allenio/contract/visits'
import { formatDay } from '@allenio/domain/formats'
import { csvLines } from '@allenio/domain/tables'
import { valueGroupNames, valueRows, type FieldValue, type ValueRow } from '@allenio/domain/visits'
import { xlsxOf, type Cell } from '#platform/csv'
import { fileNameOf } from '#platform/files'
import type { Bytes } from '#platform/http'
import { streamOf } from '#platform/slices'
import { makeSay } from '#platform/words'

const tableWords = makeSay<'title' | 'group' | 'field' | 'unit' | 'day'>({
  it: { title: 'Visite', group: 'Gruppo', field: 'Valore', unit: 'Unità', day: 'giorno' },
  en: { title: 'Visits', group: 'Group', field: 'Value', unit: 'Unit', day: 'day' },
})

interface ValueTable extends Pick<ParsedInput<typeof exportVisitValues>, 'format'> {
  language: Language
  clientName: string
  visits: readonly ListedVisitValues[]
}

/** All values of a client's visits as a file, newest first as on the screen. */
export function valueTable({ format, language, clientName, visits }: ValueTable): Bytes {
  const t = tableWords(language)
  const headings = [t('group'), t('field'), t('unit'), ...visits.map(({ takenOn }) => formatDay(language, takenOn))]
  const lines = valueRows(visits, language).flatMap(row => linesOf(row, language))
  const name = fileNameOf(`${t('title')} ${clientName}`, format)
  switch (format) {
    case 'xlsx':
      return { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', name, body: xlsxOf(t('title'), headings, lines) }
    case 'csv':
      return { type: 'text/csv; charset=utf-8', name, body: streamOf(csvLines([headings, ...lines], language)) }
    default:
      return format satisfies never
  }
}

/**
 * A second line has the percent of a part of the body, or the days of a laboratory value: a cell of a spreadsheet holds one number. The
 * values of a visit before its latest one have lines of their own.
 */
function linesOf(row: ValueRow, language: Language): Cell[][] {
  const depth = Math.max(0, ...row.values.map(value => value?.earlier?.length ?? 0))
  const earlierRows = Array.from({ length: depth }, (_, at) => ({ ...row, values: row.values.map(value => value?.earlier?.[at]) }))
  return [row, ...earlierRows].flatMap(each => linesOfValues(each, language))
}

function linesOfValues({ group, name, unit, values }: ValueRow, language: Language): Cell[][] {
  const line = (sign: string, read: (value: FieldValue) => number | string | undefined): Cell[] => [
    valueGroupNames[group][language],
    name,
    sign,
    ...values.map(value => (value && read(value)) ?? null),
  ]
  const has = (key: 'percent' | 'day') => values.some(value => value?.[key] !== undefined)
  return [
    line(unit, ({ value, text }) => value ?? text),
    ...(has('percent') ? [line('%', ({ percent }) => percent)] : []),
    ...(has('day') ? [line(tableWords(language)('day'), ({ day }) => day && formatDay(language, day))] : []),
  ]
}
