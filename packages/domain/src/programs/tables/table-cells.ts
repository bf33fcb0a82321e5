import type { Language } from '@allenio/contract'
import type { Cells, CellValue } from '@allenio/contract/documents'
import { rowTypes, type RowType } from '@allenio/contract/programs'
import { rowBounds } from '@allenio/contract/row-bounds'
import { exerciseIn, numberIn, setListIn, textIn } from '../cells/cells.ts'
import { printLoadValues, parseLoadValues } from '../cells/load-values.ts'
import { rowTypeOf } from '../cells/planned-sets.ts'
import { parseSetTarget, wholeMetres } from '../cells/reps.ts'
import { arePossible, isPossible, isPossibleCell, isPossibleLoad, isPossibleReps } from '../cells/row-bounds.ts'
import { printSetList, parseSetList } from '../cells/set-list-text.ts'
import type { TableColumn } from './table-columns.ts'
import { decimalText, isBlank, parseNumber, parseRestSeconds, repsFromDate } from './table-numbers.ts'

/** The text of each column of a row; the group follows from the rows around it. */
export type RowColumn = Exclude<TableColumn, 'group'>

const typeNames: Record<Language, Record<RowType, string>> = {
  it: { reps: 'Rip', time: 'Tempo', distance: 'Distanza' },
  en: { reps: 'Reps', time: 'Time', distance: 'Distance' },
}
const yesNames: Record<Language, string> = { it: 'sì', en: 'yes' }
const noRestNames: Record<Language, string> = { it: 'senza', en: 'none' }

export function printColumn(column: RowColumn, cells: Cells, language: Language): string {
  const number = (cell: 'sets' | 'rir' | 'rpe') => decimalText(numberIn(cells, cell) ?? NaN, language).replace('NaN', '')
  switch (column) {
    case 'exercise':
      return exerciseIn(cells)?.name ?? ''
    case 'type':
      return cells['type'] === undefined ? '' : typeNames[language][rowTypeOf(cells)]
    case 'target':
      return printTarget(cells, language)
    case 'repRange':
      return textIn(cells, 'repRange') ?? ''
    case 'percent':
      return ''
    case 'load':
      return printLoadText(textIn(cells, 'load') ?? '', language)
    case 'sets':
    case 'rir':
    case 'rpe':
      return number(column)
    case 'tempo':
      return textIn(cells, 'tut') ?? ''
    case 'rest':
      return cells['restType'] === 'no_rest' ? noRestNames[language] : String(numberIn(cells, 'restSeconds') ?? '')
    case 'note':
      return textIn(cells, 'note') ?? ''
    case 'setList':
      return printSetList(setListIn(cells), language)
    case 'video':
      return cells['asksForVideo'] === true ? yesNames[language] : ''
    default:
      return column satisfies never
  }
}

/** Seconds with their unit, because a spreadsheet takes 2:00 for two hours. */
function printTarget(cells: Cells, language: Language): string {
  const type = rowTypeOf(cells)
  if (type === 'reps') return textIn(cells, 'reps') ?? ''
  const value = numberIn(cells, type === 'time' ? 'seconds' : 'metres')
  return value === undefined ? '' : `${decimalText(value, language)}${type === 'time' ? 's' : 'm'}`
}

/** Figures are printed in one notation, also where another program has written "82,5kg". */
function printLoadText(load: string, language: Language): string {
  const values = parseLoadValues(load)
  if (!values) return load
  const text = printLoadValues(values)
  return language === 'it' ? text.replaceAll('.', ',') : text
}

/** The cells that a text sets; a null empties one. Undefined where the text is not understood. */
export function parseColumn(column: RowColumn, text: string, typeText?: string): Record<string, CellValue> | undefined {
  const plain = text.trim()
  switch (column) {
    case 'exercise':
      return { exercise: plain === '' ? null : { name: plain.slice(0, longest.exercise) } }
    case 'type':
      return isBlank(text) ? { type: null } : typeOf(text) && { type: typeOf(text) ?? null }
    case 'target':
      return parseSetsInTarget(plain, typeText) ?? parseTarget(plain, typeText)
    case 'repRange':
      return isBlank(text) ? { repRange: null } : parseRepRange(repsFromDate(plain))
    case 'load':
      return parseLoadCell(text)
    case 'percent':
      return parsePercent(text)
    case 'sets':
    case 'rir':
    case 'rpe':
      return numberCell(column, plain)
    case 'tempo':
      return plain.length > longest.tempo ? undefined : { tut: isBlank(text) ? null : plain }
    case 'rest':
      return parseRest(plain)
    case 'note':
      return plain.length > longest.note ? undefined : { note: plain === '' ? null : plain }
    case 'setList':
      return isBlank(text) ? { setList: null } : listCell(parseSetList(text))
    case 'video':
      return { asksForVideo: yesWords.has(plain.toLowerCase()) ? true : null }
    default:
      return column satisfies never
  }
}

/** Only the beginning of a long name fits; all of it is told as not understood. */
export const isCut = (column: RowColumn, text: string): boolean => column === 'exercise' && text.trim().length > longest.exercise

const longest = { exercise: 120, reps: 40, load: 40, tempo: 20, note: 4_000 }
const yesWords = new Set(['sì', 'si', 'yes', 'x', 'true', 'vero', '1'])
const noRestWords = new Set(['senza', 'none', 'no', 'nessuno', 'no_rest', 'no rest'])

const parseRepRange = (text: string): Record<string, CellValue> | undefined =>
  isPossibleCell('repRange', text) ? { repRange: text } : undefined

const listCell = (list: Cells[] | undefined) =>
  list && list.length <= rowBounds.sets.most && list.every(arePossible) ? { setList: list } : undefined

function parseLoadCell(text: string): Record<string, CellValue> | undefined {
  if (isBlank(text)) return { load: null }
  const plain = text.trim()
  if (!isPossibleLoad(plain)) return undefined
  const values = parseLoadValues(plain)
  const load = values ? printLoadValues(values) : plain
  return load.length > longest.load ? undefined : { load }
}

/** A column of shares leaves the sign out; a spreadsheet may hold 75% as 0.75. */
function parsePercent(text: string): Record<string, CellValue> | undefined {
  if (isBlank(text)) return {}
  const plain = text.replaceAll(/\s/g, '')
  const number = parseNumber(plain)
  if (number !== undefined) return parseLoadCell(`${number <= largestFraction ? Math.round(number * 10_000) / 100 : number}%`)
  return parseLoadCell(plain.includes('%') ? plain : `${plain}%`)
}

const largestFraction = 1.5

function numberCell(cell: 'sets' | 'rir' | 'rpe', text: string): Record<string, CellValue> | undefined {
  if (isBlank(text)) return { [cell]: null }
  const value = parseNumber(text)
  return value !== undefined && isPossible(cell, value) ? { [cell]: value } : undefined
}

function parseRest(text: string): Record<string, CellValue> | undefined {
  if (isBlank(text)) return { restType: null, restSeconds: null }
  if (noRestWords.has(text.toLowerCase())) return { restType: 'no_rest', restSeconds: null }
  const seconds = parseRestSeconds(text)
  return seconds === undefined ? undefined : { restType: 'seconds', restSeconds: seconds }
}

const setsAndTargetPattern = /^(\d{1,2})\s*[x×*]\s*(\S.*)$/i

/** "3x10", which many spreadsheets write in one column. */
export function parseSetsAndTarget(text: string, typeText?: string): Record<string, CellValue> | undefined {
  const [, sets = '', target = ''] = setsAndTargetPattern.exec(text.trim()) ?? []
  const cells = sets === '' ? undefined : parseColumn('sets', sets)
  const targetCells = cells && parseTarget(target.trim(), typeText)
  return targetCells && { ...cells, ...targetCells }
}

/** "5x5" where repetitions stand: the sets are said with them. Free text such as "2x al giorno" is none. */
export function parseSetsInTarget(text: string, typeText?: string): Record<string, CellValue> | undefined {
  const [, , target = ''] = setsAndTargetPattern.exec(text.trim()) ?? []
  return parseSetTarget(target.replaceAll(/\s/g, '').replaceAll(/[–—]/g, '-')) ? parseSetsAndTarget(text, typeText) : undefined
}

const typeOf = (text: string): RowType | undefined =>
  rowTypes.find(type => [typeNames.it[type], typeNames.en[type], type].some(name => name.toLowerCase() === text.trim().toLowerCase()))

const noTarget = { type: null, reps: null, seconds: null, metres: null }

const parseTypedMetres = (text: string): number | undefined => (parseNumber(text) === undefined ? undefined : wholeMetres(text.trim()))

/** The type decides what is counted where one is named, else the unit. */
function parseTarget(text: string, typeText: string | undefined): Record<string, CellValue> | undefined {
  const type = typeText === undefined ? undefined : typeOf(typeText)
  if (isBlank(text)) return { ...noTarget, type: type ?? null }
  const target = parseSetTarget(text.replaceAll(/\s/g, '').replace(/,(?=\d+m$)/i, '.'))
  if (type === 'time' || (type === undefined && target?.type === 'time')) {
    const seconds = target?.type === 'time' ? target.seconds : parseNumber(text)
    const whole = seconds === undefined ? undefined : Math.round(seconds)
    return whole !== undefined && isPossible('seconds', whole) ? { ...noTarget, type: 'time', seconds: whole } : undefined
  }
  if (type === 'distance' || (type === undefined && target?.type === 'distance')) {
    const metres = target?.type === 'distance' ? target.metres : parseTypedMetres(text)
    return metres !== undefined && isPossible('metres', metres) ? { ...noTarget, type: 'distance', metres } : undefined
  }
  const reps = repsFromDate(text)
  return reps.length > longest.reps || !isPossibleReps(reps) ? undefined : { ...noTarget, type: type ?? null, reps }
}
