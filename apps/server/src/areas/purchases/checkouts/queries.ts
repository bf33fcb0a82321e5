import { sql, type WorkspaceDb } from '#platform/db'
import type { Checkout } from '../followers.ts'

export const findCheckout = (db: WorkspaceDb, id: string) => db.maybeOne<Checkout>(sql`select * from checkouts where id = ${id}`)

/** Whoever changes a checkout waits for the others who do. */
export const lockCheckout = (db: WorkspaceDb, id: string) => db.maybeOne<Checkout>(sql`select * from checkouts where id = ${id} for update`)
