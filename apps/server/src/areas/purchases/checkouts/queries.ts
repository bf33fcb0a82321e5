import { sql, type Row, type WorkspaceDb } from '#platform/db'
import type { Checkout } from '../followers.ts'

export const findCheckout = (db: WorkspaceDb, id: string) => db.maybeOne<Checkout>(sql`select * from checkouts where id = ${id}`)

/** Locks a checkout before a change, so that two changes of one checkout run one after the other. */
export const lockCheckout = (db: WorkspaceDb, id: string) => db.maybeOne<Checkout>(sql`select * from checkouts where id = ${id} for update`)

/** Finds the person who has ordered, and their language, while there is no client yet. */
export const findOrderer = (db: WorkspaceDb, id: string) =>
  db.maybeOne<Row<'checkouts', 'first_name' | 'language' | 'email'>>(
    sql`select first_name, language, email from checkouts where id = ${id}`,
  )
