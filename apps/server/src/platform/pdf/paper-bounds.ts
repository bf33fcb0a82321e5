import { AppError } from '#platform/errors'
import type { PrintedValue } from './make-pdf.ts'
import { pagesAtMost } from './typesetter-bounds.ts'

/** Twice as many as a program of a year of six days a week has. The compiler takes half a megabyte and a millisecond for ten of them. */
const rowsAtMost = 8_000
/** The text of 400 full pages. */
const charactersAtMost = 1_200_000

/** Whether a document is too long; checked before the process gets the data, because its memory and time grow with them. */
export function isTooLong(data: PrintedValue): boolean {
  let rows = 0
  let characters = 0
  const waiting: PrintedValue[] = [data]
  for (let value = waiting.pop(); waiting.length > 0 || value !== undefined; value = waiting.pop()) {
    if (typeof value === 'string') characters += value.length
    else if (Array.isArray(value)) {
      for (const each of value) if (isStructured(each)) rows += 1
      for (const each of value) waiting.push(each)
    } else if (typeof value === 'object' && value !== null) for (const each of Object.values(value)) waiting.push(each)
    if (rows > rowsAtMost || characters > charactersAtMost) return true
  }
  return false
}

const isStructured = (value: PrintedValue) => typeof value === 'object' && value !== null && !Array.isArray(value)

export const paperTooLong = () => new AppError('paper too long', { values: { pages: pagesAtMost, rows: rowsAtMost } })
