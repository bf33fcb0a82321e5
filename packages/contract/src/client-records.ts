import { z } from 'zod'
import { endpoint, type Endpoint, type Thing } from './endpoint.ts'
import type { ErrorCode, ErrorTable } from './errors.ts'
import { Day, idInput, listInput, Nothing } from './lists.ts'
import type { Permission } from './permission-names.ts'

// The parts that all records of a client share: weights, progress, metrics, files and notes.

export const clientRecordErrors = {
  'day in future': 422,
  'day too early': 422,
  'record id taken': 409,
  'own records closed': 403,
  'ends before it starts': 422,
} as const satisfies ErrorTable

declare module './errors.ts' {
  interface AreaErrors {
    clientRecords: typeof clientRecordErrors
  }
}

/** The earliest day that a record may have. */
export const earliestRecordDay = '1930-01-01'
export const recordFileMaxBytes = 104_857_600
export const recordNoteMaxLength = 500

export const RecordNote = z.string().trim().max(recordNoteMaxLength)
/** The id that the device gave to a record. A repeated id returns the existing row, because an outbox may send a record twice. */
export const deviceId = { id: z.uuid() }
export const pageOnly = { page: listInput.page }

interface RecordDeletion<I extends z.ZodType, O extends z.ZodType> extends Pick<
  Endpoint<I>,
  'path' | 'access' | 'summary' | 'input' | 'changes' | 'errors'
> {
  /** The record, as the undeletion returns it. */
  record: O
}

/** Two calls with one input: the first deletes a record, the second undeletes it. */
export const recordDeletion = <I extends z.ZodType, O extends z.ZodType>({ summary, record, ...call }: RecordDeletion<I, O>) =>
  [
    endpoint({ ...call, ...(summary && { summary }), method: 'DELETE', output: Nothing }),
    endpoint({ ...call, method: 'POST', path: `${call.path}/undelete`, output: record }),
  ] as const

/** The days of a record that lasts; without an end it continues. */
export const recordSpan = { since: Day, until: Day.nullable().default(null) }

const endsInTime = ({ since, until }: Readonly<Record<string, unknown>>): boolean =>
  typeof since !== 'string' || typeof until !== 'string' || since <= until

const withEnd = <I extends z.ZodType<Readonly<Record<string, unknown>>>>(input: I): I =>
  input.refine(endsInTime, { path: ['until'], error: 'ends before it starts' })

interface RecordDefinition<Fields extends z.ZodRawShape> {
  thing: Thing
  /** The path of the records below the client's, such as 'supplements'. */
  path: string
  /** The fields that the team writes and reads, with their limits; a form and the columns of the table follow from them. */
  fields: Fields
  /** The order of the list. */
  summary: string
  /** Errors of the area's own rules. */
  errors?: readonly ErrorCode[]
  permissions?: { read: Permission; write: Permission }
}

/** The five calls of records that the team keeps about a client: list, add, update, delete and undelete. */
export function recordCalls<Fields extends z.ZodRawShape>({
  thing,
  path,
  fields,
  summary,
  errors = [],
  permissions,
}: RecordDefinition<Fields>) {
  const { read, write } = permissions ?? { read: 'view clients', write: 'update clients' }
  const record = z.object({ id: z.uuid(), ...fields })
  const all = `/clients/:id/${path}` as const
  const one = { path: `${all}/:recordId` as const, access: { permission: write }, changes: [thing] }
  const oneInput = { ...idInput, recordId: z.uuid() }
  const refusals: readonly ErrorCode[] = ['not found', ...errors]
  const [remove, restore] = recordDeletion({ ...one, input: z.object(oneInput), record, errors: ['not found'] })
  return {
    list: endpoint({
      method: 'GET',
      path: all,
      access: { permission: read },
      summary,
      input: z.object({ ...idInput, ...pageOnly }),
      output: z.object({
        records: z.array(record),
        nextPage: z.number().int(),
        may: z.object({ add: z.boolean(), update: z.boolean(), delete: z.boolean() }),
      }),
      shows: [thing],
      errors: ['not found'],
    }),
    add: endpoint({
      ...one,
      method: 'POST',
      path: all,
      input: withEnd(z.object({ ...idInput, ...fields })),
      output: record,
      errors: refusals,
    }),
    update: endpoint({ ...one, method: 'PUT', input: withEnd(z.object({ ...oneInput, ...fields })), output: record, errors: refusals }),
    delete: remove,
    undelete: restore,
  }
}

type Fields = Readonly<Record<string, unknown>>
type Parsed<Value> = z.ZodType<Value, unknown>
type ParsedFields<Value> = Parsed<Value> & { shape: Readonly<Record<string, z.core.$ZodType>> }

/** The calls of any kind of record, as the shared parts of server and web use them. */
export interface RecordCalls {
  list: Endpoint<Parsed<{ id: string; page: number }>, Parsed<{ records: { id: string }[]; nextPage: number; may: RecordAbilities }>>
  add: Endpoint<ParsedFields<Fields & { id: string }>, Parsed<Fields & { id: string }>>
  update: Endpoint<Parsed<Fields & { id: string; recordId: string }>, Parsed<Fields & { id: string }>>
  delete: Endpoint<Parsed<{ id: string; recordId: string }>, Parsed<object>>
  undelete: Endpoint<Parsed<{ id: string; recordId: string }>, Parsed<Fields & { id: string }>>
}

interface RecordAbilities {
  add: boolean
  update: boolean
  delete: boolean
}

/** One record, as its calls answer it. */
export type RecordOf<Calls extends RecordCalls> = z.output<Calls['add']['output']>
/** The fields of a record, as its handlers receive them. */
export type RecordFieldsOf<Calls extends RecordCalls> = Omit<z.output<Calls['add']['input']>, 'id'>
