import { clientPhotoMaxBytes, earliestBirthDate } from '@allenio/contract/clients'
import { isTimeZone } from '@allenio/domain/account'
import { romeDay } from '@allenio/domain/days'
import type { Actor } from '#platform/access'
import type { WorkspaceDb } from '#platform/db'
import { wrongField } from '#platform/errors'
import { claimUpload } from '#platform/files'
import { requireType } from './list/client-types.ts'

/** The sentence of a deleted record, which the kit of records says for all areas. */
export const recordDeleted = 'record deleted'

interface CheckedFields {
  birthDate?: string | null | undefined
  consentDate?: string | null | undefined
  subscriptionEnd?: string | null | undefined
  timeZone?: string | undefined
  typeId?: string | null | undefined
}

/** Checks that the schema cannot make: they depend on today's date and on the known time zones and types. */
export async function checkFields(db: WorkspaceDb, fields: CheckedFields): Promise<void> {
  const { birthDate, consentDate, subscriptionEnd, timeZone, typeId } = fields
  for (const [field, day] of Object.entries({ birthDate, consentDate })) {
    if (day && day > romeDay()) throw wrongField(field, 'day ahead')
  }
  for (const [field, day] of Object.entries({ birthDate, consentDate, subscriptionEnd })) {
    if (day && day < earliestBirthDate) throw wrongField(field, 'too long ago')
  }
  if (timeZone !== undefined && !isTimeZone(timeZone)) throw wrongField('timeZone', 'unknown time zone')
  if (typeId) await requireType(db, typeId)
}

export const takePhoto = async (db: WorkspaceDb, { personId }: Actor, uploadId: string): Promise<string> =>
  (await claimUpload(db, uploadId, { personId, accept: ['image/*'], maxBytes: clientPhotoMaxBytes, field: 'photoUploadId' })).id
