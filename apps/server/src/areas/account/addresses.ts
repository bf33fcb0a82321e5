import { deletionDays } from '@allenio/contract/account'
import { emailKey } from '@allenio/domain/account'
import { endWaysIn } from '#areas/auth'
import { collectionOf } from '#platform/contributions'
import { lockFor, sql, type Row, type SystemDb } from '#platform/db'

// An address belongs to the person who proved it by a link. A registration only claims it: it is an account of its own, which
// works at once, until its link is opened. So a registration does not tell whether an address has an account, and nobody
// holds an address that is not theirs.

/** The key of an account that does not own its address. It changes with the address, so that links to the old one no longer work. */
export const unconfirmedKey = (personId: string, email: string): string => `unconfirmed:${personId}:${emailKey(email)}`

export type AccountRow = Row<
  'persons',
  'id' | 'email' | 'email_key' | 'claimed_key' | 'email_confirmed_at' | 'password_hash' | 'first_name' | 'locale'
>

const columns = sql`id, email, email_key, claimed_key, email_confirmed_at, password_hash, first_name, locale`

export const findAccount = (db: SystemDb, personId: string) =>
  db.maybeOne<AccountRow>(sql`select ${columns} from persons where id = ${personId}`)

export const findOwner = (db: SystemDb, key: string) =>
  db.maybeOne<AccountRow>(sql`select ${columns} from persons where email_key = ${key}`)

type StandingAccount = AccountRow & { email_confirmed_at: string; password_hash: string }

/** Whether a person who has proved the address can sign in with a password. */
export const hasAccount = (owner: AccountRow | undefined): owner is StandingAccount =>
  owner !== undefined && owner.email_confirmed_at !== null && owner.password_hash !== null

/** The account meant by an address that is typed without a password: its owner, else the newest registration that claims it. */
export const findByAddress = async (db: SystemDb, key: string) =>
  (await findOwner(db, key)) ??
  db.maybeOne<AccountRow>(sql`select ${columns} from persons where claimed_key = ${key} order by created_at desc limit 1`)

/** The address that the account owns or claims. */
export const meantKey = ({ claimed_key, email_key }: AccountRow): string => claimed_key ?? email_key

/** Only one transaction at a time decides who owns an address. */
export const lockAddress = (db: SystemDb, key: string) => lockFor(db, 'address', key)

/** Hooks for areas that must change their own rows when a person proves an address. */
export interface AddressWatch {
  /** The account owns the address from now on. */
  owned?(db: SystemDb, of: { personId: string; key: string }): Promise<void>
  /** The address has an owner already: the registration with its memberships is about to become the owner's. */
  joining?(db: SystemDb, of: { claimId: string; ownerId: string; key: string }): Promise<void>
}

export const addressWatches = collectionOf<AddressWatch>('address watches')

export async function announceJoining(db: SystemDb, of: { claimId: string; ownerId: string; key: string }): Promise<void> {
  for (const watch of addressWatches.gathered()) await watch.joining?.(db, of)
}

export interface ProvedAddress {
  personId: string
  email: string
  /** The account's own session in which the link was opened: it shows that the person who set the password holds the mailbox too. */
  sessionId: string | undefined
}

interface ClaimOrder {
  is_first: boolean
}

/**
 * Makes the account the owner of the address that a link has proved; false when another account owns it. The address must be
 * locked. Every first proof comes through here, so that whatever a stranger has set before ends.
 */
export async function ownAddress(db: SystemDb, { personId, email, sessionId }: ProvedAddress): Promise<boolean> {
  const key = emailKey(email)
  const owner = await findOwner(db, key)
  if (owner && owner.id !== personId) return false
  const { is_first: isFirst } = await db.one<ClaimOrder>(sql`
    select email_confirmed_at is null as is_first from persons where id = ${personId}`)
  if (isFirst) await startAnew(db, personId, sessionId)
  await db.run(sql`
    update persons set email = ${email}, email_key = ${key}, claimed_key = null, updated_at = now(),
      email_confirmed_at = case when email_key = ${key} then coalesce(email_confirmed_at, now()) else now() end
    where id = ${personId}`)
  if (isFirst) await endOtherRegistrations(db, { personId, key })
  for (const watch of addressWatches.gathered()) await watch.owned?.(db, { personId, key })
  return true
}

/**
 * A person who has registered twice has one business: other registrations of the address end after the days in which a deletion may be
 * undone. One with clients or a team stays as it is, and the link of its own mail joins it, as it does the others until then.
 */
const endOtherRegistrations = (db: SystemDb, { personId, key }: { personId: string; key: string }): Promise<number> =>
  db.run(sql`
    update persons p set deletion_due_at = now() + make_interval(days => ${deletionDays})
    where p.claimed_key = ${key} and p.id <> ${personId} and p.email_confirmed_at is null and p.deletion_due_at is null
      and exists (select from memberships m where m.person_id = p.id and m.role = 'admin')
      and not exists (
        select from memberships m where m.person_id = p.id and (m.role <> 'admin'
          or exists (select from memberships o where o.workspace_id = m.workspace_id and o.id <> m.id)
          or exists (select from clients c where c.workspace_id = m.workspace_id and c.source <> 'sample')))`)

/** Ends everything set before the first proof: ways in, a pending deletion, and a password that perhaps only a stranger knows. */
async function startAnew(db: SystemDb, personId: string, sessionId: string | undefined): Promise<void> {
  await endWaysIn(db, personId, sessionId)
  const password = sessionId === undefined ? sql`null` : sql`password_hash`
  await db.run(sql`update persons set password_hash = ${password}, deletion_due_at = null where id = ${personId}`)
}
