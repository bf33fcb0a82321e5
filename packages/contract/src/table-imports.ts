import type { StandardSchemaV1 } from '@standard-schema/spec'
import { z } from 'zod'
// imported for the error codes of tables that cannot be read
import type {} from './client-intake/client-intake.ts'
import { download, endpoint, type Access, type Download, type Endpoint, type Thing } from './endpoint.ts'
import type { ErrorCode } from './errors.ts'
import { idInput, Nothing, Timestamp } from './lists.ts'

// All imports from a table work alike: first a preview, then the accepted rows are written.

const separators = [',', ';', '\t'] as const
const encodings = ['utf-8', 'windows-1252'] as const

/** How the table should be read, where the guess was wrong. */
export const tableReading = {
  separator: z.enum(separators).optional(),
  encoding: z.enum(encodings).optional(),
  hasHeading: z.boolean().optional(),
}

/** The values that a column may hold. */
type FieldSchema = z.ZodType<string, string>

/** The field of each column, in their order; null leaves a column out. */
export const columnFields = <Field extends FieldSchema>(field: Field) => z.array(field.nullable()).max(200).optional()

export const tableErrors = [
  'table unreadable',
  'table not text',
  'table cell too long',
  'table too wide',
  'table too large',
  'table too heavy',
  'table empty',
  'table too long',
  'too many requests',
] as const

/** A row that is not imported, or a cell that is left out, with its fault. */
export const refusedRow = <const Faults extends readonly string[]>(faults: Faults) => ({
  /** The line of the file, counted from 1 with the heading. */
  line: z.number().int(),
  /** The beginning of the column's heading; null where the whole row is meant. */
  column: z.string().nullable(),
  fault: z.enum(faults),
  reason: z.string(),
  /** The beginning of the cell's text. */
  value: z.string(),
})

export const tableImport = <Field extends FieldSchema, Row extends z.ZodType>({ field, row }: { field: Field; row: Row }) => ({
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
      field: field.nullable(),
    }),
  ),
  /** The number of rows in the table, without the heading. */
  rows: z.number().int(),
  /** The number of rows that would be written, or that were. */
  accepted: z.number().int(),
  /** The first accepted rows as they were understood. */
  preview: z.array(z.object({ line: z.number().int(), values: z.partialRecord(field, z.string()) })),
  refusedRows: z.number().int(),
  /** At most the first 200 refused rows; the whole report is a download. */
  refused: z.array(row),
  /** Cells that could not be read: their rows are imported without them. At most the first 200. */
  dropped: z.array(row),
  droppedCells: z.number().int(),
  createdAt: Timestamp,
  finishedAt: Timestamp.nullable(),
})

/** A row for something that exists already is skipped, or updates what exists. */
export const existingRows = ['skip', 'update'] as const
export type ExistingRows = (typeof existingRows)[number]

/** The faults that rows of every table may have; a kind of import adds its own. */
export const commonRowFaults = ['row too long', 'twice in the table', 'known already', 'known several times', 'over the limit'] as const
export type CommonRowFault = (typeof commonRowFaults)[number]

interface ImportDefinition<Field extends FieldSchema, Faults extends readonly string[]> {
  path: `/${string}`
  access: Access
  /** The import itself. */
  thing: Thing
  /** The thing that a row becomes, such as an exercise, and others that it changes. */
  written: Thing | readonly Thing[]
  field: Field
  /** All faults that rows may have, the common ones included. */
  faults: Faults
  /** Refuses a table without a column of names. */
  nameColumnError: ErrorCode
  /** Refusals that writing the rows may meet beside the usual ones. */
  errors?: readonly ErrorCode[]
}

interface ImportFacts<Reading extends z.core.$ZodLooseShape, Facts extends z.core.$ZodLooseShape> {
  /** Says how the table is read, beside its columns. */
  reading: Reading
  /** Goes into the answer, beside the import itself. */
  facts: Facts
}

/** The calls of an import whose rows are written all at once: of exercises, of foods. */
export const tableImportCalls = <const Fields extends readonly string[], const Faults extends readonly string[]>({
  fields,
  ...definition
}: Omit<ImportDefinition<FieldSchema, Faults>, 'field'> & { fields: Fields }) =>
  importCallsWith({ ...definition, field: z.enum(fields), reading: {}, facts: {} })

/** The calls of such an import that says more about itself, or whose fields follow from what it goes into. */
export const importCallsWith = <
  Field extends FieldSchema,
  const Faults extends readonly string[],
  Reading extends z.core.$ZodLooseShape,
  Facts extends z.core.$ZodLooseShape,
>({
  path,
  access,
  thing,
  written,
  field,
  faults,
  nameColumnError,
  errors = [],
  ...more
}: ImportDefinition<Field, Faults> & ImportFacts<Reading, Facts>) => {
  const output = z.object({ ...writtenTable(field, faults), ...more.facts })
  const reading = { ...tableReading, fields: columnFields(field), existing: z.enum(existingRows).optional(), ...more.reading }
  const readingErrors = [...tableErrors, 'column twice'] as const
  return {
    start: endpoint({
      method: 'POST',
      path,
      access,
      summary: 'Read an uploaded CSV: what its columns probably are, what would be taken and what not. Nothing is imported yet.',
      input: z.object({ uploadId: z.uuid(), ...reading }),
      output,
      changes: [thing],
      errors: ['not found', 'over the maximum', 'file type not accepted', ...readingErrors],
    }),
    get: endpoint({
      method: 'GET',
      path: `${path}/:id`,
      access,
      input: z.object(idInput),
      output,
      shows: [thing],
      errors: ['not found', 'too many requests'],
    }),
    update: endpoint({
      method: 'PUT',
      path: `${path}/:id`,
      access,
      summary: 'Read it differently.',
      input: z.object({ ...idInput, ...reading }),
      output,
      changes: [thing],
      errors: ['not found', 'import accepted', ...readingErrors],
    }),
    accept: endpoint({
      method: 'POST',
      path: `${path}/:id/accept`,
      access,
      summary: 'Write the accepted rows, all at once. A second call answers what the first one did.',
      input: z.object(idInput),
      output,
      changes: [...[written].flat(), thing],
      errors: ['not found', nameColumnError, 'nothing to import', 'too many requests', ...errors],
    }),
    cancel: endpoint({
      method: 'DELETE',
      path: `${path}/:id`,
      access,
      input: z.object(idInput),
      output: Nothing,
      changes: [thing],
      errors: ['not found', 'import accepted'],
    }),
    refused: download({
      method: 'GET',
      path: `${path}/:id/refused`,
      access,
      summary: 'The refused rows as CSV: line, column and reason, then the whole row as it was, to be corrected and imported again.',
      input: z.object(idInput),
      types: ['text/csv; charset=utf-8'],
      errors: ['not found', 'too many requests'],
    }),
  }
}

const writtenTable = <Field extends FieldSchema, const Faults extends readonly string[]>(field: Field, faults: Faults) => ({
  ...tableImport({ field, row: z.object(refusedRow(faults)) }),
  state: z.enum(['preview', 'done']),
  existing: z.enum(existingRows),
  /** The number of accepted rows that update something. */
  updates: z.number().int(),
  /** The number of rows that equal what exists, so that they write nothing. */
  unchanged: z.number().int(),
})

type AnyTableImport = z.output<z.ZodObject<ReturnType<typeof writtenTable<FieldSchema, readonly string[]>>>>
type AnyRow = AnyTableImport['refused'][number]

/** An import as its calls return it, for any fields and faults. */
export interface TableImport<Field extends string = string, Fault extends string = string> extends Omit<
  AnyTableImport,
  'columns' | 'preview' | 'refused' | 'dropped'
> {
  columns: (Omit<AnyTableImport['columns'][number], 'field'> & { field: Field | null })[]
  preview: { line: number; values: Partial<Record<Field, string>> }[]
  refused: (Omit<AnyRow, 'fault'> & { fault: Fault })[]
  dropped: (Omit<AnyRow, 'fault'> & { fault: Fault })[]
}

type Reading = z.output<z.ZodObject<typeof tableReading>>

/** How an import reads the columns of its table. */
export interface ImportReading<Field extends string = string> extends Reading {
  fields?: (Field | null)[] | undefined
  existing?: ExistingRows | undefined
}

type ImportCall<Input, Imported> = Endpoint<StandardSchemaV1<Input>, StandardSchemaV1<Imported>>

/** The calls of an import, for any fields. */
export interface TableImportCalls<
  Field extends string = string,
  Imported extends TableImport<Field> = TableImport<Field>,
  Reading extends ImportReading<Field> = ImportReading<Field>,
> {
  start: ImportCall<Reading & { uploadId: string }, Imported>
  get: ImportCall<{ id: string }, Imported>
  update: ImportCall<Reading & { id: string }, Imported>
  accept: ImportCall<{ id: string }, Imported>
  cancel: Endpoint<StandardSchemaV1<{ id: string }>>
  refused: Download<StandardSchemaV1<{ id: string }>>
}
