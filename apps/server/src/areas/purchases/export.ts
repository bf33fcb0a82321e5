import type { Exporter } from '#areas/account'
import { isAboutPerson } from '#areas/clients'
import { sql } from '#platform/db'

type Row = Record<string, unknown>

const purchase = sql`r.id, r.package_id, r.state, r.method, r.amount, r.currency, r.paid, r.refunded, r.installments, r.installments_paid,
  r.access_until, r.withdrawn_at, r.created_at`
const payment = sql`r.id, r.number, r.title, r.state, r.method, r.amount, r.currency, r.refunded, r.paid_at, r.created_at`
// neither cookies nor links, which are secrets
const checkout = sql`r.id, r.package_id, r.state, r.source, r.email, r.first_name, r.last_name, r.phone, r.fiscal, r.consents, r.amount,
  r.currency, r.terms_id, r.created_at`

export const purchaseExporter: Exporter = {
  tables: ['checkouts', 'purchases', 'payments', 'refunds', 'disputes', 'sale_steps', 'sale_terms'],

  ofMember: async (db, personId) => ({
    tables: [
      {
        name: 'checkouts',
        rows: await db.many<Row>(sql`select ${checkout} from checkouts r where ${isAboutPerson(personId)} order by r.created_at, r.id`),
      },
      {
        name: 'purchases',
        rows: await db.many<Row>(sql`select ${purchase} from purchases r where ${isAboutPerson(personId)} order by r.created_at, r.id`),
      },
      {
        name: 'payments',
        rows: await db.many<Row>(sql`select ${payment} from payments r where ${isAboutPerson(personId)} order by r.number`),
      },
    ],
  }),

  ofWorkspace: async db => ({
    tables: [
      { name: 'checkouts', rows: await db.many<Row>(sql`select r.client_id, ${checkout} from checkouts r order by r.created_at, r.id`) },
      {
        name: 'purchases',
        rows: await db.many<Row>(sql`
          select r.client_id, r.buyer_name, r.buyer_email, r.fiscal, r.note, ${purchase} from purchases r order by r.created_at, r.id`),
      },
      {
        name: 'payments',
        rows: await db.many<Row>(sql`
          select r.client_id, r.purchase_id, r.subscription_id, r.buyer_name, r.buyer_email, r.fiscal, r.fee, r.payout_id, r.payout_on,
            ${payment}
          from payments r order by r.number`),
      },
      {
        name: 'sale-terms',
        rows: await db.many<Row>(sql`select id, number, texts, author_id, created_at from sale_terms order by number`),
      },
      {
        name: 'refunds',
        rows: await db.many<Row>(
          sql`select id, payment_id, amount, state, reason, author_id, created_at from refunds order by created_at, id`,
        ),
      },
      {
        name: 'disputes',
        rows: await db.many<Row>(
          sql`select id, payment_id, amount, state, reason, due_at, created_at from disputes order by created_at, id`,
        ),
      },
    ],
  }),
}
