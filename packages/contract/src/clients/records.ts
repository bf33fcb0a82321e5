import { z } from 'zod'
import { endpoint, type Endpoint } from '../endpoint.ts'
import type { ErrorTable } from '../errors.ts'
import { listInput, Nothing } from '../lists.ts'

// The parts that all records of a client share: weights, progress, metrics, files and notes.

export const clientRecordErrors = {
  'day in future': 422,
  'day too early': 422,
  'record id taken': 409,
  'own records closed': 403,
  'ends before it starts': 422,
} as const satisfies ErrorTable

declare module '../errors.ts' {
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
