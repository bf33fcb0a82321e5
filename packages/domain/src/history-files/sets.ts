import type { SetKind } from '@allenio/contract/programs'
import type { ImportedWorkout } from '@allenio/contract/workouts'
import { plainHeading } from '@allenio/domain/tables'
import type { HistoryColumn } from './columns.ts'
import { parseSeconds } from './times.ts'

export type WeightUnit = 'kg' | 'lb'
export type HistorySet = ImportedWorkout['exercises'][number]['sets'][number]
export type HistoryCells = (column: HistoryColumn) => string

/** A cell that holds something which is no figure. */
export interface UnreadCell {
  column: HistoryColumn
  value: string
}

export interface ParsedSets {
  sets: HistorySet[]
  unread: UnreadCell[]
}

const kgOfPound = 0.45359237
const metresOfMile = 1609.344
const setsAtMost = 50
const lastSecond = 86_399
const longestFigures = 80

/** A word of a cell, as headings are compared. */
export const plainWord = (cell: string): string => (cell === '' ? '' : plainHeading(cell))

const numberPattern = /^[+-]?\d{1,9}(?:[.,]\d{1,9})?$/
const toNumber = (text: string): number => Number(text.replace(',', '.'))

/** Returns a plausible value, or null. Zero counts as no value, because other apps write it for an empty field. */
const within = (value: number | null, [least, most]: readonly [number, number], decimals: number): number | null => {
  if (value === null || value === 0 || value < least || value > most) return null
  return Math.round(value * 10 ** decimals) / 10 ** decimals
}

/** Words that say that nothing was put on the bar. */
const bodyweight = /^(?:bw|body ?weight|corpo libero|cl|-|–|—|n\/?a|none|nessuno)$/i

/** Splits "60/70/80", "8, 8, 6" and "60 - 70" into pieces, but leaves "82,5", which is one figure. */
function piecesOf(text: string): string[] {
  const trimmed = text.trim()
  if (numberPattern.test(trimmed)) return [trimmed]
  const separator = /^\d{1,3}(?:,\d{1,3}){2,}$/.test(trimmed) ? ',' : /[/;|+]|, | - | /
  return trimmed
    .split(separator)
    .map(piece => piece.trim())
    .filter(Boolean)
}

/** Repetitions as people write them: "8", "8 reps", "3x8", "8/8/6", "8,8,6"; null where it is something else. */
function repsOf(text: string): number[] | null {
  const plain = text.trim().toLowerCase().slice(0, longestFigures)
  if (plain === '' || bodyweight.test(plain)) return []
  const [, count, each] = /^(\d{1,2}) ?[x×*] ?(\d{1,3})(?: ?(?:reps?|rip)\.?)?$/.exec(plain) ?? []
  if (count !== undefined) return Array.from({ length: Math.min(Number(count), setsAtMost) }, () => Number(each))
  // nobody does half a repetition: "8,6" are two sets, and "8,0" is what some phones write for 8
  const isCommaList = /^\d{1,3}(?:,\d{1,3})+$/.test(plain) && !plain.endsWith(',0')
  const pieces = isCommaList ? plain.split(',') : piecesOf(plain.replace(/ ?(?:reps?|rip)\.?$/, ''))
  const figures = pieces.map(piece => piece.replace(/\+$/, ''))
  return figures.every(figure => numberPattern.test(figure)) ? figures.slice(0, setsAtMost).map(toNumber) : null
}

interface Loads {
  kg: (number | null)[]
  isRead: boolean
}

/** Loads as people write them: "82,5", "100 kg", "225 lbs", "bw+10", "60/70/80"; each in kilograms. */
function loadsOf(text: string, unit: WeightUnit): Loads {
  const plain = text.trim().toLowerCase().slice(0, longestFigures)
  if (plain === '' || bodyweight.test(plain)) return { kg: [], isRead: true }
  const [, figures = plain, ownUnit] = /^(.*?) ?(kgs?|kilos?|chili|lbs?|pounds?|libbre|#)\.?$/.exec(plain) ?? []
  const factor = (ownUnit === undefined ? unit === 'lb' : /^(?:l|p|#)/.test(ownUnit)) ? kgOfPound : 1
  const pieces = piecesOf(figures.replace(/^(?:bw|body ?weight|corpo libero) ?(?=[+-])/, ''))
  const isRead = pieces.length > 0 && pieces.every(piece => numberPattern.test(piece))
  return { kg: isRead ? pieces.slice(0, setsAtMost).map(piece => toNumber(piece) * factor) : [], isRead }
}

function metresOf(cells: HistoryCells): { metres: number | null; unread: UnreadCell[] } {
  const unread: UnreadCell[] = []
  const read = (column: 'metres' | 'kilometres' | 'miles' | 'distance') => {
    const text = cells(column)
    if (text === '') return null
    const [, figure = '', unit = ''] = /^([+-]?[\d.,]+) ?(km|mi(?:les)?|mt|metri|m)?\.?$/i.exec(text) ?? []
    if (numberPattern.test(figure)) return { value: toNumber(figure), unit: unit || plainWord(cells('distanceUnit')) }
    unread.push({ column, value: text })
    return null
  }
  const [metres, kilometres, miles, distance] = [read('metres'), read('kilometres'), read('miles'), read('distance')]
  const factorOf = (unit: string) => (unit.startsWith('km') ? 1000 : unit.startsWith('mi') ? metresOfMile : 1)
  const value =
    metres?.value ??
    (kilometres ? kilometres.value * 1000 : undefined) ??
    (miles ? miles.value * metresOfMile : undefined) ??
    (distance ? distance.value * factorOf(distance.unit.toLowerCase()) : null)
  return { metres: within(value, [0.01, 100_000], 2), unread }
}

const kindOf = (kind: string): SetKind => {
  if (kind === 'w' || kind.startsWith('warm') || kind.startsWith('riscald')) return 'warmup'
  if (kind === 'd' || kind.startsWith('drop')) return 'drop'
  return kind === 'f' || kind.startsWith('fail') || kind.startsWith('cedim') ? 'failure' : 'work'
}

/** A figure of half steps, such as an RPE, within its bounds. */
function halfStep(text: string, [least, most]: readonly [number, number]): number | null {
  const value = numberPattern.test(text) ? toNumber(text) : null
  return value === null || value < least || value > most ? null : Math.round(value * 2) / 2
}

const countOf = (text: string): number => {
  const count = /^\d{1,2}$/.test(text) ? Number(text) : 1
  return Math.min(Math.max(count, 1), setsAtMost)
}

/** Reads what was done in a row: mostly one set, or several where the row says so. None where the row holds no figure. */
export function parseSets(cells: HistoryCells, { kind: kindWord, unit }: { kind: string; unit: WeightUnit }): ParsedSets {
  const unread: UnreadCell[] = []
  const reps = repsOf(cells('reps'))
  if (reps === null) unread.push({ column: 'reps', value: cells('reps') })
  const column = cells('kg') === '' ? (cells('lb') === '' ? 'weight' : 'lb') : 'kg'
  const unitCell = plainWord(cells('weightUnit'))
  const isPounds = column === 'lb' || (column === 'weight' && (unitCell === '' ? unit === 'lb' : /^(?:lb|pound|libbr)/.test(unitCell)))
  const loads = loadsOf(cells(column), isPounds ? 'lb' : 'kg')
  if (!loads.isRead) unread.push({ column, value: cells(column) })
  const { metres, unread: unreadDistances } = metresOf(cells)
  unread.push(...unreadDistances)
  const secondsText = cells('seconds')
  const parsedSeconds = parseSeconds(secondsText)
  if (secondsText !== '' && parsedSeconds === 0 && !/^[0:.,]+$/.test(secondsText)) unread.push({ column: 'seconds', value: secondsText })
  const seconds = within(parsedSeconds, [1, lastSecond], 0)
  const count = Math.max(reps?.length ?? 0, loads.kg.length, countOf(cells('sets')))
  const at = <T>(values: readonly T[], index: number): T | null => values[values.length === 1 ? 0 : index] ?? null
  const kind = kindOf(kindWord)
  const [rpe, rir] = [halfStep(cells('rpe'), [1, 10]), halfStep(cells('rir'), [0, 10])]
  for (const effort of ['rpe', 'rir'] as const)
    if (cells(effort) !== '' && !numberPattern.test(cells(effort))) unread.push({ column: effort, value: cells(effort) })
  const sets = Array.from({ length: count }, (_, index): HistorySet => {
    const [kg, repCount] = [within(at(loads.kg, index), [-999, 999], 2), within(at(reps ?? [], index), [1, 999], 0)]
    return { kind, kg, reps: repCount, seconds, metres, rpe, rir }
  })
  return { sets: sets.filter(set => set.reps !== null || set.seconds !== null || set.metres !== null), unread }
}

/** A set of which nothing is known but that it was done: what it says stands in the note. */
export const emptySet: HistorySet = { kind: 'work', kg: null, reps: null, seconds: null, metres: null, rpe: null, rir: null }
