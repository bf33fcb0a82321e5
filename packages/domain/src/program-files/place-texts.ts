import type { Language } from '@allenio/contract'

// How people write weeks and days: as figures in a column, or as titles between the exercises.

export interface PlaceText {
  /** The figure, or the letter by its place in the alphabet. */
  number: number | null
  /** The words that name it, such as "Giorno C"; empty for a bare figure. */
  label: string
  /** The words behind it. */
  name: string
  isDeload: boolean
}

const weekPattern =
  /^(?:(settimana|sett\.?|week|wk\.?|w)\s*(?:n[.°]*\s*)?(\d{1,2})|(\d{1,2})\s*(?:[ª°a]\s*)?(?:settimana|week))(?![\d\p{L}])(.*)$/isu
const dayPattern = /^(giorno|day|seduta|sessione|session|allenamento|workout|training)\s*(?:n[.°]*\s*)?(\d{1,2}|[A-Z])(?![\d\p{L}])(.*)$/isu
const weekdays = 'luned[iì]|marted[iì]|mercoled[iì]|gioved[iì]|venerd[iì]|sabato|domenica|(?:mon|tues|wednes|thurs|fri|satur|sun)day'
const weekdayPattern = new RegExp(String.raw`^(${weekdays})(?![\d\p{L}])(.*)$`, 'isu')
const figurePattern = /^(\d{1,3})(?:\s*[·:.)–—-]\s*(.*)|\s*(\(.*))?$/su
const deloadMark = /(?<!\s)\s*\((?:scarico|deload)\)$/iu
const deloadAlone = /^[\s:.,·–—-]*(?:scarico|deload)$/iu
const separators = /^[\s:.,;|·–—/-]+|(?<![\s:,;|·–—/-])[\s:,;|·–—/-]+$/gu

const dayOf = (label: string, number: number | null, rest: string): PlaceText => ({
  number,
  label,
  name: rest.replaceAll(separators, ''),
  isDeload: false,
})

function weekOf(label: string, number: number | null, rest: string): PlaceText {
  // behind a bare figure the word is a name, as we export it
  const hasMark = deloadMark.test(rest)
  const isDeload = hasMark || (label !== '' && deloadAlone.test(rest))
  const name = hasMark ? rest.replace(deloadMark, '') : isDeload ? '' : rest
  return { ...dayOf(label, number, name), isDeload }
}

const numberOf = (text: string): number => (/^\d/.test(text) ? Number(text) : text.toUpperCase().charCodeAt(0) - 64)

/** A title such as "Settimana 2: forza" or "Week 4 (deload)". */
export function parseWeekHeading(text: string): PlaceText | undefined {
  const plain = text.trim()
  const [, , number, before, rest = ''] = weekPattern.exec(plain) ?? []
  const figure = number ?? before
  return figure === undefined ? undefined : weekOf(labelOf(plain, rest), Number(figure), rest)
}

/** A title such as "Giorno A", "Day 2 - Push" or "Lunedì". */
export function parseDayHeading(text: string): PlaceText | undefined {
  const plain = text.trim()
  const [, , figure, rest = ''] = dayPattern.exec(plain) ?? []
  // "Allenamento a corpo libero" is no day A
  if (figure !== undefined && !/^[a-z]/.test(figure)) return dayOf(labelOf(plain, rest), numberOf(figure), rest)
  const [, weekday, more = ''] = weekdayPattern.exec(plain) ?? []
  return weekday === undefined ? undefined : dayOf(weekday, null, more)
}

const labelOf = (text: string, rest: string): string => text.slice(0, text.length - rest.length).trim()

/** Reads a cell of the column of weeks or days. */
export function parsePlace(text: string, kind: 'week' | 'day'): PlaceText {
  const plain = text.trim()
  const heading = kind === 'week' ? parseWeekHeading(plain) : parseDayHeading(plain)
  if (heading) return heading
  const [, figure, named, inBrackets] = figurePattern.exec(plain) ?? []
  const rest = named ?? inBrackets ?? ''
  const placeOf = kind === 'week' ? weekOf : dayOf
  if (figure !== undefined) return placeOf('', Number(figure), rest)
  return kind === 'day' && /^[A-Z]$/i.test(plain) ? dayOf(plain, numberOf(plain), '') : placeOf('', null, plain)
}

/** Stands where exercises do in the line of a workout without any: it may have no name, or be called as the one before it. */
export const noExercises: Record<Language, string> = { it: '(nessun esercizio)', en: '(no exercises)' }

export const isNoExercises = (text: string): boolean => Object.values(noExercises).includes(text.trim().toLowerCase())

/** As a table writes it, so that it is read again. */
export function printPlace(number: number, name: string, deloadWord = ''): string | number {
  const text = [name, deloadWord && `(${deloadWord})`].filter(Boolean).join(' ')
  return text === '' ? number : `${number} · ${text}`
}
