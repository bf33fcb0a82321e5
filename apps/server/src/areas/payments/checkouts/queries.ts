import { sql, type Row, type WorkspaceDb } from '#platform/db'

export type CheckoutRow = Row<'plan_checkouts'>

export const findCheckout = (db: WorkspaceDb, id: string): Promise<CheckoutRow | undefined> =>
  db.maybeOne<CheckoutRow>(sql`select * from plan_checkouts where id = ${id}`)

export const expireCheckoutRow = (db: WorkspaceDb, id: string): Promise<number> =>
  db.run(sql`update plan_checkouts set state = 'expired' where id = ${id} and state in ('asked', 'open')`)

/** Keeps the page that the provider has made. */
export const openCheckoutRow = (
  db: WorkspaceDb,
  id: string,
  { providerId, url, customerId }: { providerId: string; url: string | null; customerId: string },
): Promise<number> =>
  db.run(sql`
    update plan_checkouts set state = 'open', provider_id = ${providerId}, url = ${url}, customer_id = ${customerId}
    where id = ${id} and state in ('asked', 'open')`)
