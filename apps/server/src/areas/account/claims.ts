import type { Language } from '@allenio/contract'
import { linkLife } from '@allenio/contract/account'
import { emailKey } from '@allenio/domain/account'
import { newId } from '@allenio/domain/ids'
import { countTry } from '#areas/auth'
import { createLink, hashPassword, isPassword } from '#platform/auth'
import { sql, type SystemDb } from '#platform/db'
import { findAccount, findOwner, lockAddress, meantKey, unconfirmedKey, type AccountRow } from './addresses.ts'
import { hasRoomForConfirmation } from './mail-room.ts'
import { refuseWeakPassword } from './passwords/new-password.ts'

export interface NewClaim {
  email: string
  password: string
  firstName: string
  lastName: string
  locale: Language
  phone?: string | null
  timeZone?: string | undefined
}

/** Counts a registration from a network address. */
export async function enterRegistration(db: SystemDb, { email, password }: Pick<NewClaim, 'email' | 'password'>, from: string) {
  refuseWeakPassword(password, email, 'password')
  await countTry(db, { door: 'register', account: emailKey(email), from: { address: from } })
}

export async function claimAddress(db: SystemDb, claim: NewClaim, from: string): Promise<string> {
  await enterRegistration(db, claim, from)
  return insertClaim(db, claim)
}

/** Creates an account that works at once and only claims its address, with the same work for every address. */
export async function insertClaim(db: SystemDb, claim: NewClaim): Promise<string> {
  const { email, password, firstName, lastName, locale, phone = null, timeZone = 'Europe/Rome' } = claim
  const key = emailKey(email)
  const personId = newId()
  await db.run(sql`
    insert into persons (id, email, email_key, claimed_key, password_hash, first_name, last_name, locale, phone, time_zone, agreed_at)
    values (${personId}, ${email}, ${unconfirmedKey(personId, email)}, ${key}, ${await hashPassword(password)},
      ${firstName}, ${lastName}, ${locale}, ${phone}, ${timeZone}, now())`)
  return personId
}

/**
 * Finds the registration that is begun again: the password of an earlier one of this address opens it, and nobody gets a second business.
 * A password is compared for every address, so that the time tells nothing. The lock lets two tabs come one after the other.
 */
export async function findBegunClaim(db: SystemDb, { email, password }: Pick<NewClaim, 'email' | 'password'>): Promise<string | undefined> {
  await lockAddress(db, emailKey(email))
  const claim = await db.maybeOne<Pick<AccountRow, 'id' | 'password_hash'>>(sql`
    select p.id, p.password_hash from persons p
    where p.claimed_key = ${emailKey(email)} and p.email_confirmed_at is null and p.closed_at is null and p.deletion_due_at is null
      and exists (select from memberships m where m.person_id = p.id and m.role = 'admin' and m.status = 'active')
    order by p.created_at desc limit 1`)
  return (await isPassword(password, claim?.password_hash)) ? claim?.id : undefined
}

/** Creates an account that claims its address and has no password yet: the link of a mail, or the browser that bought, leads in. */
export async function claimWithoutPassword(db: SystemDb, claim: Omit<NewClaim, 'password'>): Promise<string> {
  const { email, firstName, lastName, locale, phone = null, timeZone = 'Europe/Rome' } = claim
  const personId = newId()
  await db.run(sql`
    insert into persons (id, email, email_key, claimed_key, first_name, last_name, locale, phone, time_zone, agreed_at)
    values (${personId}, ${email}, ${unconfirmedKey(personId, email)}, ${emailKey(email)}, ${firstName}, ${lastName}, ${locale}, ${phone},
      ${timeZone}, now())`)
  return personId
}

/**
 * Sets the claim's first password. The mailed link keeps working: once it proves the address, this password ends. False for any other
 * account.
 */
export async function setClaimPassword(db: SystemDb, personId: string, password: string): Promise<boolean> {
  const person = await findAccount(db, personId)
  if (!isOpenClaim(person)) return false
  refuseWeakPassword(password, person.email, 'password')
  const hash = await hashPassword(password)
  const count = await db.run(sql`
    update persons set password_hash = ${hash}, updated_at = now()
    where id = ${personId} and password_hash is null and email_confirmed_at is null`)
  return count > 0
}

/** Moves a claim to another address; earlier links to the first one no longer work. False once somebody has entered with it. */
export async function moveClaim(db: SystemDb, personId: string, email: string): Promise<boolean> {
  if (!isOpenClaim(await findAccount(db, personId))) return false
  await db.run(sql`
    update persons set email = ${email}, email_key = ${unconfirmedKey(personId, email)}, claimed_key = ${emailKey(email)},
      updated_at = now()
    where id = ${personId}`)
  return true
}

/** Whether nobody has entered with the claim yet, nor proved its address. */
export const isOpenClaim = (person: AccountRow | undefined): person is AccountRow =>
  person !== undefined && person.claimed_key !== null && person.password_hash === null && person.email_confirmed_at === null

export interface Confirmation {
  person: AccountRow
  token: string
  /** The address has an account already: its owner is told so, and the link moves the new one to it. */
  isKnown: boolean
}

/** The data for the mail after a registration; undefined where the address was confirmed meanwhile or has had enough mails. */
export async function confirmationOf(
  db: SystemDb,
  personId: string,
  earlier: { keepsEarlier?: true } = {},
): Promise<Confirmation | undefined> {
  const person = await findAccount(db, personId)
  if (!person || person.email_confirmed_at) return undefined
  await lockAddress(db, meantKey(person))
  if (!(await hasRoomForConfirmation(db, meantKey(person)))) return undefined
  const { email_key: key } = person
  const token = await createLink(db, { kind: 'confirm address', personId, emailKey: key, days: linkLife.confirmationDays, ...earlier })
  const owner = await findOwner(db, meantKey(person))
  return { person, token, isKnown: owner !== undefined && owner.id !== personId }
}
