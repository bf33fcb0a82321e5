import { newId } from '@allenio/domain/ids'

/** A weight as it is typed in a row of many. */
export interface TypedRow {
  key: string
  day: string
  kg: string
  note: string
}

export const isEmptyRow = ({ kg, note }: TypedRow): boolean => kg.trim() === '' && note.trim() === ''

export const emptyRow = (day: string): TypedRow => ({ key: newId(), day, kg: '', note: '' })

/** The rows of a draft; undefined where it is none. */
export const parseRows = (value: unknown): TypedRow[] | undefined => (Array.isArray(value) ? value.flatMap(parseRow) : undefined)

const parseRow = ({ day, kg, note }: Partial<TypedRow>): TypedRow[] =>
  typeof day === 'string' && typeof kg === 'string' ? [{ ...emptyRow(day), kg, note: note ?? '' }] : []
