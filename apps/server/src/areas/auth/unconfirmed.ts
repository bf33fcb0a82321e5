import { sql, type SystemDb } from '#platform/db'
import { AppError } from '#platform/errors'

interface ConfirmationState {
  is_confirmed: boolean
}

/** A person who has not proved the address may not own it: a way in that they add would open the account to them for ever. */
export async function refuseUnconfirmed(db: SystemDb, personId: string): Promise<void> {
  const { is_confirmed: isConfirmed } = await db.one<ConfirmationState>(sql`
    select email_confirmed_at is not null as is_confirmed from persons where id = ${personId}`)
  if (!isConfirmed) throw new AppError('address unconfirmed')
}
