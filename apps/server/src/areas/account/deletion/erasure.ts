import { eraseWorkspace, workspacesOfSoleAdmin } from '#areas/permissions'
import { anonymizeDeeds, eraseDeedsOfWorkspace } from '#platform/audit'
import { endSessions, forgetDevices } from '#platform/auth'
import { collectionOf } from '#platform/contributions'
import { limitTo, sql, type Database, type Row, type SystemDb } from '#platform/db'
import { eraseFilesOf, eraseFilesOfWorkspace } from '#platform/files'
import { eraseAnswersOfPerson, eraseAnswersOfWorkspace } from '#platform/http'
import { defineSweep, dueItems } from '#platform/jobs'
import { eraseOutboxMails } from '#platform/mail'
import { writeTo } from '../mails/write.ts'
import { findOwner, type AccountRow } from '../addresses.ts'

/** Hooks for areas that must do more than cascading foreign keys do before a person or a business is erased. */
export interface Eraser {
  /** The database tables from which it erases. */
  tables: readonly string[]
  /** Ends the charges of what their businesses sell, before anything is left or erased; it may run twice. */
  endSales?(database: Database, personId: string): Promise<void>
  /** Runs before the rest, with one transaction per business; it may run twice. */
  leaving?(database: Database, personId: string): Promise<void>
  ofPerson?(db: SystemDb, personId: string): Promise<void>
  ofWorkspace?(db: SystemDb, workspaceId: string): Promise<void>
}

export const erasers = collectionOf<Eraser>('erasers')

async function eraseBusiness(db: SystemDb, workspaceId: string): Promise<void> {
  for (const eraser of erasers.gathered()) await eraser.ofWorkspace?.(db, workspaceId)
  await eraseFilesOfWorkspace(db, workspaceId)
  // the tables below have no foreign key to the workspace, because some of their rows belong to none
  await eraseDeedsOfWorkspace(db, workspaceId)
  await eraseAnswersOfWorkspace(db, workspaceId)
  await eraseWorkspace(db, workspaceId)
}

/** Erases a person from every table and file; the actions in the log stay without a name. */
export async function erasePerson(db: SystemDb, personId: string): Promise<void> {
  const accounts = await db.many<Row<'persons', 'id' | 'email'>>(sql`
    select id, email from persons where id = ${personId} or joined_into = ${personId}`)
  for (const { id, email } of accounts) {
    for (const business of await workspacesOfSoleAdmin(db, id)) await eraseBusiness(db, business.id)
    for (const eraser of erasers.gathered()) await eraser.ofPerson?.(db, id)
    await eraseFilesOf(db, id)
    await endSessions(db, id)
    await forgetDevices(db, id)
    await anonymizeDeeds(db, id)
    await eraseAnswersOfPerson(db, id)
    await eraseOutboxMails(db, email)
  }
  await db.run(sql`delete from persons where id = ${personId}`)
}

/** Ends what clients are charged by the businesses that have no other admin. */
export async function endSalesOf(database: Database, personId: string): Promise<void> {
  for (const eraser of erasers.gathered()) await eraser.endSales?.(database, personId)
}

export async function eraseDueAccount(database: Database, personId: string): Promise<void> {
  await endSalesOf(database, personId)
  for (const eraser of erasers.gathered()) await eraser.leaving?.(database, personId)
  await database.withSystem('write', async db => {
    const person = await db.maybeOne<Pick<AccountRow, 'id' | 'email' | 'locale' | 'first_name' | 'email_confirmed_at' | 'claimed_key'>>(sql`
      select id, email, locale, first_name, email_confirmed_at, claimed_key from persons where id = ${personId} and deletion_due_at <= now()
      for update skip locked`)
    // another process is erasing the account at this moment, or the person has cancelled
    if (!person) return
    await erasePerson(db, person.id)
    // the account of who owns the address lives on, so a mail to it would frighten them
    const hasOwner = person.claimed_key !== null && (await findOwner(db, person.claimed_key)) !== undefined
    if (!hasOwner) await writeTo(db, person, 'account erased', { path: '/' })
  })
}

/** Everybody whose seven days are over. */
const dueAccounts = dueItems({
  list: (database, { isNext, limit }) =>
    database.withSystem('read', db =>
      db.many<Row<'persons', 'id'>>(sql`
      select id from persons where deletion_due_at <= now() and ${isNext(sql`id`)} order by deletion_due_at ${limitTo(limit)}`),
    ),
  treat: async (database, items) => {
    for (const { id } of items) await eraseDueAccount(database, id)
  },
})

export const sweepDeletions = defineSweep({ name: 'sweep deletions', cron: '*/30 * * * *', parts: () => [dueAccounts] })

export const eraseDueAccounts = (database: Database): Promise<number> => dueAccounts({ database, job: sweepDeletions.name })
