import { z } from 'zod'
// this import declares the error codes of a table that cannot be read
import type {} from './client-intake.ts'
import { Timestamp } from './lists.ts'

// All imports of a table have this in common: first a preview, then the accepted rows are written.

const separators = [',', ';', '\t'] as const
const encodings = ['utf-8', 'windows-1252'] as const

/** How a table is to be read, where it was guessed wrongly. */
export const tableReading = {
  separator: z.enum(separators).optional(),
  encoding: z.enum(encodings).optional(),
  hasHeading: z.boolean().optional(),
}

/** The field of each column, in their order; null: left out. */
export const columnFields = <const Fields extends readonly string[]>(fields: Fields) =>
  z.array(z.enum(fields).nullable()).max(200).optional()

export const tableErrors = [
  'table unreadable',
  'table not text',
  'table cell too long',
  'table too wide',
  'table too large',
  'table empty',
  'table too long',
  'too many requests',
] as const

/** A fault of a row. */
export const refusedRow = <const Faults extends readonly string[]>(faults: Faults) => ({
  /** In the file, counted from 1, its heading included. */
  line: z.number().int(),
  /** The beginning of the column's heading; null where the whole row is meant. */
  column: z.string().nullable(),
  fault: z.enum(faults),
  reason: z.string(),
  /** The cell's beginning. */
  value: z.string(),
})

export const tableImport = <const Fields extends readonly string[], Row extends z.ZodType>({
  fields,
  row,
}: {
  fields: Fields
  row: Row
}) => ({
  id: z.uuid(),
  name: z.string(),
  separator: z.enum(separators),
  encoding: z.enum(encodings),
  hasHeading: z.boolean(),
  columns: z.array(
    z.object({
      /** The beginning of the heading; a longer one is cut and ends in an ellipsis, as every text shown from the table. */
      heading: z.string(),
      /** Values of the column from the first rows. */
      samples: z.array(z.string()),
      field: z.enum(fields).nullable(),
    }),
  ),
  /** The number of rows in the table, without the heading. */
  rows: z.number().int(),
  /** Rows that would be written, or were. */
  accepted: z.number().int(),
  /** The first accepted rows as they were understood. */
  preview: z.array(z.object({ line: z.number().int(), values: z.partialRecord(z.enum(fields), z.string()) })),
  refusedRows: z.number().int(),
  /** At most the first 200; the whole report is a download. */
  refused: z.array(row),
  /** Cells that could not be read: their rows come in without them. At most the first 200. */
  dropped: z.array(row),
  droppedCells: z.number().int(),
  createdAt: Timestamp,
  finishedAt: Timestamp.nullable(),
})
