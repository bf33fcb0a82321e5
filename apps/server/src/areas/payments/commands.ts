import { emailKey } from '@allenio/domain/account'
import { paidTiers, planPeriods } from '@allenio/domain/plan'
import { grantPlanTo } from '#areas/plan'
import { audit } from '#platform/audit'
import { sql, type Database, type Row } from '#platform/db'
import type { PaymentProvider } from '#platform/payments'
import { ensurePrice } from './plan-terms.ts'

/** Makes the prices of all tiers and periods at the provider, those that it lacks. Answers how many there are. */
export async function setUpPrices(database: Database, provider: PaymentProvider): Promise<number> {
  const terms = paidTiers.flatMap(tier => planPeriods.map(period => ({ tier, period })))
  for (const each of terms) await ensurePrice(database, provider, each)
  return terms.length
}

interface Grant {
  /** The address of one of the admins. */
  email: string
  /** Null for no limit. */
  places: number | null
  name: string
  /** A day; null until it is granted otherwise. */
  until: string | null
}

interface GrantedPlan {
  /** The name of the business. */
  business: string
  /** Whether the admin has proved that the address is theirs. */
  isConfirmed: boolean
}

/** Grants a plan that was agreed by hand. */
export async function grantPlanByHand(database: Database, { email, places, name, until }: Grant): Promise<GrantedPlan> {
  const rows = await database.withSystem('read', db =>
    db.many<Row<'workspaces', 'id' | 'name'> & Row<'persons', 'email_confirmed_at'>>(sql`
      select w.id, w.name, p.email_confirmed_at from workspaces w
      join memberships m on m.workspace_id = w.id and m.role = 'admin' and m.status = 'active'
      join persons p on p.id = m.person_id where p.email_key = ${emailKey(email)} order by w.created_at`),
  )
  const [business] = rows
  if (!business) throw new Error(`Nobody with the address ${email} has a business.`)
  if (rows.length > 1) throw new Error(`${email} has several businesses: ${rows.map(each => each.name).join(', ')}.`)
  await database.withWorkspace(business.id, 'write', async db => {
    const isGranted = await grantPlanTo(db, business.id, { name, maxClients: places, price: 0, until })
    if (!isGranted) throw new Error(`${business.name} pays for a plan: it has to be cancelled and to end first.`)
    await audit(db, { personId: null, action: 'grant plan', details: { name, places, until } })
  })
  return { business: business.name, isConfirmed: business.email_confirmed_at !== null }
}

type ExportRow = Row<
  'plan_payments',
  | 'invoice_number'
  | 'title'
  | 'buyer'
  | 'net'
  | 'vat'
  | 'vat_percent'
  | 'vat_reason'
  | 'total'
  | 'refunded'
  | 'currency'
  | 'provider_invoice_id'
> & { day: string }

const columns = [
  'day',
  'invoice',
  'name',
  'address',
  'country',
  'vat number',
  'fiscal code',
  'recipient code',
  'certified mail',
  'e-mail',
  'title',
  'net',
  'vat percent',
  'vat reason',
  'vat',
  'total',
  'refunded',
  'currency',
] as const

const cents = (amount: number): string => (amount / 100).toFixed(2)

// a spreadsheet takes texts that begin so for formulas
const quote = (text: string): string => `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`

/** All that was paid to the operator in a month of Rome, as a table for the accountant. */
export async function exportBilling(database: Database, month: string): Promise<string> {
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(month)) throw new Error('Say the month, as in 2026-11.')
  const rows = await database.withSystem('read', db =>
    db.many<ExportRow>(sql`
      select (paid_at at time zone 'Europe/Rome')::date as day, invoice_number, title, buyer, net, vat, vat_percent, vat_reason, total,
        refunded, currency, provider_invoice_id
      from plan_payments where to_char(paid_at at time zone 'Europe/Rome', 'YYYY-MM') = ${month} order by paid_at, id`),
  )
  const lines = rows.map(row => [
    row.day,
    row.invoice_number ?? row.provider_invoice_id,
    row.buyer.name,
    row.buyer.address,
    row.buyer.country,
    row.buyer.vatNumber ?? '',
    row.buyer.fiscalCode ?? '',
    row.buyer.recipientCode ?? '',
    row.buyer.certifiedMail ?? '',
    row.buyer.email ?? '',
    row.title,
    cents(row.net),
    String(row.vat_percent),
    row.vat_reason,
    cents(row.vat),
    cents(row.total),
    cents(row.refunded),
    row.currency,
  ])
  return [columns, ...lines].map(line => line.map(quote).join(',')).join('\r\n')
}
