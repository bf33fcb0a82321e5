import type { Output } from '@allenio/contract'
import type { getPaymentLink } from '@allenio/contract/purchases'
import { nameDiscount } from '#areas/packages'
import { sql, type SystemDb } from '#platform/db'
import type { Checkout } from '../../followers.ts'
import { hashOf } from '../start.ts'

type LinkRow = Pick<
  Checkout,
  | 'workspace_id'
  | 'id'
  | 'package_id'
  | 'client_id'
  | 'first_name'
  | 'last_name'
  | 'email'
  | 'phone'
  | 'discount_code_id'
  | 'sent_by'
  | 'expires_at'
>

/** The link that a professional has sent, while nobody has paid it. */
export const findLink = (db: SystemDb, token: string) =>
  db.maybeOne<LinkRow>(sql`
  select k.workspace_id, k.id, k.package_id, k.client_id, k.first_name, k.last_name, k.email, k.phone, k.discount_code_id, k.sent_by,
    k.expires_at
  from checkouts k
  where k.link_hash = ${hashOf(token)} and k.source = 'link' and k.state = 'asked' and k.expires_at > now() and k.client_id is not null`)

/** The discount code that comes with a link. */
export const codeOf = async (db: SystemDb, { workspace_id: workspaceId, discount_code_id: id }: LinkRow): Promise<string | null> =>
  id === null ? null : nameDiscount(db, { workspaceId, id })

export async function readPaymentLink(db: SystemDb, token: string): Promise<Output<typeof getPaymentLink>> {
  const row = await findLink(db, token)
  if (!row) return { link: null }
  const { package_id: packageId, first_name: firstName, last_name: lastName, email, expires_at: expiresAt } = row
  return { link: { packageId, firstName, lastName, email, discountCode: await codeOf(db, row), expiresAt } }
}
