import { passwordLength } from '@allenio/contract/account'
import { emailKey, passwordFault } from '@allenio/domain/account'
import { newId } from '@allenio/domain/ids'
import { audit } from '#platform/audit'
import { announceChange, endSessions, hashPassword, newToken, shortenSessions } from '#platform/auth'
import { sql, type SystemDb } from '#platform/db'
import { findByAddress, findOwner } from './addresses.ts'
import { writePassword } from './passwords/new-password.ts'

export interface SuperAdmin {
  email: string
  firstName: string
  lastName: string
  /** If none is given, a password is generated and answered. */
  password?: string
}

/** Only for the command line. An account that owns the address becomes super admin and keeps its password. */
export async function createSuperAdmin(db: SystemDb, { email, firstName, lastName, password }: SuperAdmin) {
  const owner = await findOwner(db, emailKey(email))
  if (owner) {
    await db.run(sql`update persons set is_super_admin = true, updated_at = now() where id = ${owner.id}`)
    await shortenSessions(db, owner.id)
    await announceChange(db, owner.id)
    await audit(db, { personId: null, action: 'create super admin', subjectId: owner.id })
    return { personId: owner.id, password: undefined }
  }
  const newPassword = chosenPassword(password, email)
  const personId = await createConfirmedPerson(db, { email, firstName, lastName, password: newPassword })
  await db.run(sql`update persons set is_super_admin = true where id = ${personId}`)
  await audit(db, { personId: null, action: 'create super admin', subjectId: personId })
  return { personId, password: newPassword }
}

/** Creates a person whose address needs no proof, for the operator of the installation or the demo. */
export async function createConfirmedPerson(db: SystemDb, { email, firstName, lastName, password }: Required<SuperAdmin>): Promise<string> {
  const personId = newId()
  await db.run(sql`
    insert into persons (id, email, email_key, email_confirmed_at, password_hash, first_name, last_name)
    values (${personId}, ${email}, ${emailKey(email)}, now(), ${await hashPassword(password)}, ${firstName}, ${lastName})`)
  return personId
}

/** Only for the command line: sets a new password and ends every session. Undefined when nobody has the address. */
export async function resetPasswordByHand(db: SystemDb, email: string, password?: string): Promise<string | undefined> {
  const person = await findByAddress(db, emailKey(email))
  if (!person) return undefined
  const newPassword = chosenPassword(password, email)
  await writePassword(db, person.id, newPassword)
  await endSessions(db, person.id)
  await audit(db, { personId: null, action: 'reset password by hand', subjectId: person.id })
  return newPassword
}

export class WeakPassword extends Error {}

function chosenPassword(password: string | undefined, email: string): string {
  if (password === undefined) return newToken().slice(0, 20)
  if (password.length < passwordLength.min) throw new WeakPassword(`A password needs at least ${passwordLength.min} characters.`)
  if (passwordFault(password, email)) throw new WeakPassword('This password is easy to guess: choose another one.')
  return password
}
