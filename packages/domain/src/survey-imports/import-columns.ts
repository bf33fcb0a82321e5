import { guessFields } from '@allenio/domain/client-intake'
import { guessColumns } from '@allenio/domain/tables'
import { plainWords } from './answer-cells.ts'
import { guessDateField, guessKind } from './column-kinds.ts'

/** Columns of these fields say whose answer a row is, and of which day. */
export const identityFields = ['day', 'dayMonthFirst', 'email', 'fullName', 'firstName', 'lastName'] as const
export type IdentityField = (typeof identityFields)[number]

const names = ['email', 'fullName', 'firstName', 'lastName'] as const

// "informazioni cronologiche" and "timestamp" are the first column of every sheet of a form
const dayHeadings = [
  'informazionicronologiche',
  'timestamp',
  'data',
  'date',
  'giorno',
  'day',
  'dataeora',
  'datetime',
  'datacompilazione',
  'datadicompilazione',
  'datainvio',
  'datadiinvio',
  'inviatoil',
  'compilatoil',
  'submittedat',
  'submitted',
  'submissiondate',
  'createdat',
  'created',
]

export const isQuestionField = (field: string): boolean => !identityFields.some(each => each === field)

/** A question of a survey, by the field that means it. */
export interface KnownQuestion {
  field: string
  text: string
}

interface GuessedTable {
  headings: readonly string[]
  rows: readonly { cells: readonly string[] }[]
  /** The questions of the survey that the answers go to; without one, columns become questions. */
  questions: readonly KnownQuestion[] | undefined
  questionsAtMost: number
}

/** Guesses what each column holds: by its heading, else by what stands in it. Without rows only headings are looked at. */
export function guessAnswerColumns({ headings, rows, questions, questionsAtMost }: GuessedTable): (string | null)[] {
  const cellsAt = (at: number) => rows.map(({ cells }) => cells[at] ?? '')
  const fields: (string | null)[] = guessFields(headings).map(field => names.find(each => each === field) ?? null)
  const byText = new Map(questions?.map(({ field, text }) => [plainWords(text), field]))
  const used = new Set<string>()
  for (const [at, heading] of headings.entries()) {
    const field = byText.get(plainWords(heading))
    if (field === undefined || used.has(field)) continue
    fields[at] = field
    used.add(field)
  }
  const days = guessColumns(headings, [['day', dayHeadings]])
  const dayAt = days.findIndex((field, at) => field !== null && (fields[at] ?? null) === null)
  const place = dayAt >= 0 ? dayAt : headings.findIndex((_, at) => fields[at] === null && guessDateField(cellsAt(at)) !== undefined)
  if (place >= 0) fields[place] = guessDateField(cellsAt(place)) ?? 'day'
  if (!fields.includes('email')) {
    const at = headings.findIndex((_, column) => fields[column] === null && isAddresses(cellsAt(column)))
    if (at >= 0) fields[at] = 'email'
  }
  if (questions || rows.length === 0) return fields
  let left = questionsAtMost
  return fields.map((field, at) => {
    const cells = cellsAt(at)
    if (field !== null || left === 0 || cells.every(cell => cell.trim() === '')) return field
    left -= 1
    return guessKind(cells)
  })
}

const isAddresses = (cells: readonly string[]): boolean => {
  const filled = cells.filter(cell => cell.trim() !== '')
  return filled.length > 0 && filled.every(cell => /^[^\s@]+@[^\s@]+$/.test(cell.trim()))
}
