import type { Language } from '@allenio/contract'
import { emailKey } from '@allenio/domain/account'
import { sql, type SystemDb } from '#platform/db'

// An address belongs to whoever proved it by a link. A registration only claims it: it is an account of its own, which
// works at once, until its link is opened. So registering tells nobody whether an address has an account, and nobody
// holds an address that is not theirs.

/** What stands for the address of an account that does not own it; it changes with the address, and links die with it. */
export const unconfirmedKey = (personId: string, email: string): string => `unconfirmed:${personId}:${emailKey(email)}`

export interface AccountRow {
  id: string
  email: string
  email_key: string
  claimed_key: string | null
  email_confirmed_at: string | null
  password_hash: string | null
  first_name: string
  locale: Language
}

const columns = sql`id, email, email_key, claimed_key, email_confirmed_at, password_hash, first_name, locale`

export const findAccount = (db: SystemDb, personId: string) =>
  db.maybeOne<AccountRow>(sql`select ${columns} from persons where id = ${personId}`)

export const findOwner = (db: SystemDb, key: string) =>
  db.maybeOne<AccountRow>(sql`select ${columns} from persons where email_key = ${key}`)

/** Who is meant by an address typed without a password: its owner, else the newest registration that claims it. */
export const findByAddress = async (db: SystemDb, key: string) => await findOwner(db, key)
  ?? db.maybeOne<AccountRow>(sql`select ${columns} from persons where claimed_key = ${key} order by created_at desc limit 1`)

/** The address as the account means it, owned or claimed. */
export const meantKey = ({ claimed_key, email_key }: AccountRow): string => claimed_key ?? email_key

/** One decision at a time about who owns an address. */
export const lockAddress = (db: SystemDb, key: string) =>
  db.run(sql`select pg_advisory_xact_lock(hashtextextended(${`address ${key}`}, 0))`)

/** What an area does about its own rows when somebody proves that an address is theirs. */
export interface AddressWatch {
  /** The account owns the address from now on. */
  owned?(db: SystemDb, of: { personId: string, key: string }): Promise<void>
  /** The address has an owner already: the registration is about to become the owner's, its memberships too. */
  joining?(db: SystemDb, of: { claimId: string, ownerId: string, key: string }): Promise<void>
}

const watches: AddressWatch[] = []

/** Called by an area's door when it is loaded. */
export const watchAddresses = (watch: AddressWatch): void => void watches.push(watch)

export async function tellJoining(db: SystemDb, of: { claimId: string, ownerId: string, key: string }): Promise<void> {
  for (const watch of watches) await watch.joining?.(db, of)
}

/** Makes the account the owner of the address; false when another one is. The address must be locked. */
export async function ownAddress(db: SystemDb, personId: string, email: string): Promise<boolean> {
  const key = emailKey(email)
  const owner = await findOwner(db, key)
  if (owner && owner.id !== personId) return false
  await db.run(sql`
    update persons set email = ${email}, email_key = ${key}, claimed_key = null, updated_at = now(),
      email_confirmed_at = case when email_key = ${key} then coalesce(email_confirmed_at, now()) else now() end
    where id = ${personId}`)
  for (const watch of watches) await watch.owned?.(db, { personId, key })
  return true
}
