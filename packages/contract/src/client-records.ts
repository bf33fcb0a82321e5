import { z } from 'zod'
import type { ErrorTable } from './errors.ts'
import { listInput } from './lists.ts'

// The parts that all records of a client share: weights, progress, metrics, files and notes.

export const clientRecordErrors = {
  'day in future': 422,
  'day too early': 422,
  'record id taken': 409,
  'own records closed': 403,
} as const satisfies ErrorTable

declare module './errors.ts' {
  interface AreaErrors {
    clientRecords: typeof clientRecordErrors
  }
}

/** No record is older. */
export const earliestRecordDay = '1930-01-01'
export const recordFileMaxBytes = 104_857_600
export const recordNoteMaxLength = 500

export const RecordNote = z.string().trim().max(recordNoteMaxLength)
/** The same id again answers the row that is there: an outbox may send twice. */
export const deviceId = { id: z.uuid() }
export const pageOnly = { page: listInput.page }
