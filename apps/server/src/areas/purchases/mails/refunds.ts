import { confirmationOf, findAccount } from '#areas/account'
import { formatMoney } from '@allenio/domain/formats'
import { sql, type OrNull, type Row, type WorkspaceDb } from '#platform/db'
import { defineJob, enqueue } from '#platform/jobs'
import { isMailAddress } from '#platform/mail'
import { purchaseLetters } from './letters.ts'
import { writeMail } from './write.ts'

interface RefundMail {
  workspaceId: string
  refundId: string
}

/** Tells the buyer of a refund at once, whatever they have chosen about notifications: it is about their contract. */
export const writeRefundMail = (db: WorkspaceDb, refundId: string): Promise<void> =>
  enqueue(db, writeRefundJob, { workspaceId: db.workspaceId, refundId })

export const writeRefundJob = defineJob<RefundMail>({
  name: 'write refund mail',
  handle: async ({ database }, { workspaceId, refundId }) => {
    const refund = await database.withWorkspace(workspaceId, 'read', db => readRefund(db, refundId))
    if (!refund) return
    const { title, currency, method, amount, person_id: personId } = refund
    const to = refund.email ?? refund.buyer_email
    if (!isMailAddress(to)) return
    const language = refund.client_language ?? refund.checkout_language ?? 'it'
    const saleId = refund.purchase_id ?? refund.subscription_id
    const kind = refund.purchase_id === null ? 'subscription' : 'purchase'
    await database.withSystem('write', async db => {
      const account = personId === null ? undefined : await findAccount(db, personId)
      const isUnproved = account?.email === to && account.email_confirmed_at === null
      const confirmation = isUnproved ? await confirmationOf(db, account.id) : undefined
      await writeMail(db, {
        workspaceId,
        to,
        language,
        name: 'refunded',
        values: {
          name: refund.first_name ?? refund.buyer_name,
          package: title,
          money: formatMoney(language, amount, currency),
          way: purchaseLetters(language)(method === 'card' ? 'back to card' : 'back by hand'),
        },
        path: confirmation ? `/confirm-address?token=${confirmation.token}` : `/me/purchases?${kind}=${saleId}`,
      })
    })
  },
})

interface RefundRow
  extends
    Row<'refunds', 'amount'>,
    Row<'payments', 'title' | 'currency' | 'method' | 'buyer_name' | 'buyer_email' | 'purchase_id' | 'subscription_id'>,
    OrNull<Row<'clients', 'first_name'>>,
    Row<'clients', 'email'>,
    OrNull<Row<'memberships', 'person_id'>> {
  client_language: Row<'clients'>['language'] | null
  checkout_language: Row<'checkouts'>['language'] | null
}

const readRefund = (db: WorkspaceDb, id: string): Promise<RefundRow | undefined> =>
  db.maybeOne<RefundRow>(sql`
    select r.amount, y.title, y.currency, y.method, y.buyer_name, y.buyer_email, y.purchase_id, y.subscription_id, c.first_name, c.email,
      c.language as client_language, k.language as checkout_language, m.person_id
    from refunds r join payments y on y.id = r.payment_id
    left join checkouts k on k.id = coalesce(y.purchase_id, y.subscription_id)
    left join clients c on c.id = y.client_id and c.deleted_at is null
    left join memberships m on m.id = c.membership_id
    where r.id = ${id}`)
