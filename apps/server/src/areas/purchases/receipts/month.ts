import type { ParsedInput } from '@allenio/contract'
import type { downloadPaymentsOfMonth, BuyerFiscal } from '@allenio/contract/purchases'
import { romeDay, romeZone } from '@allenio/domain/days'
import { csvLines } from '@allenio/domain/tables'
import type { Actor } from '#platform/access'
import { audit } from '#platform/audit'
import { xlsxOf, type Cell } from '#platform/csv'
import { sql, type WorkspaceDb } from '#platform/db'
import type { Bytes } from '#platform/http'
import { streamOf } from '#platform/slices'
import { makeSay } from '#platform/words'

const words = makeSay({
  it: {
    file: 'pagamenti',
    day: 'Data',
    kind: 'Movimento',
    payment: 'Pagamento',
    refund: 'Rimborso',
    number: 'Ricevuta n.',
    title: 'Descrizione',
    buyer: 'Acquirente',
    email: 'E-mail',
    method: 'Mezzo',
    amount: 'Importo',
    currency: 'Valuta',
    fee: 'Commissione',
    payoutOn: 'Accredito il',
    payout: 'Accredito',
    fiscalCode: 'Codice fiscale',
    address: 'Indirizzo',
    zip: 'CAP',
    city: 'Città',
    province: 'Provincia',
    country: 'Paese',
    card: 'Carta',
    cash: 'Contanti',
    transfer: 'Bonifico',
    terminal: 'POS',
    free: 'Gratuito',
  },
  en: {
    file: 'payments',
    day: 'Date',
    kind: 'Transaction',
    payment: 'Payment',
    refund: 'Refund',
    number: 'Receipt no.',
    title: 'Description',
    buyer: 'Buyer',
    email: 'E-mail',
    method: 'Method',
    amount: 'Amount',
    currency: 'Currency',
    fee: 'Fee',
    payoutOn: 'Payout on',
    payout: 'Payout',
    fiscalCode: 'Fiscal code',
    address: 'Address',
    zip: 'Postcode',
    city: 'City',
    province: 'Province',
    country: 'Country',
    card: 'Card',
    cash: 'Cash',
    transfer: 'Bank transfer',
    terminal: 'Card terminal',
    free: 'Free',
  },
})

interface Movement {
  at: string
  kind: 'payment' | 'refund'
  number: number
  title: string
  buyer_name: string
  buyer_email: string
  method: 'card' | 'cash' | 'transfer' | 'terminal' | 'free'
  amount: number
  currency: string
  fee: number | null
  payout_on: string | null
  payout_id: string | null
  fiscal: BuyerFiscal
}

/** Every movement of money on these days, refunds as negative amounts on the day on which they were made. */
const listMovements = (db: WorkspaceDb, { from, to }: { from: string; to: string }) =>
  db.many<Movement>(sql`
  with span as (select (${from}::date)::timestamp at time zone ${romeZone} as first,
    (${to}::date + 1)::timestamp at time zone ${romeZone} as past)
  select y.paid_at as at, 'payment' as kind, y.number, y.title, y.buyer_name, y.buyer_email, y.method, y.amount, y.currency, y.fee,
    y.payout_on, y.payout_id, y.fiscal
  from payments y, span where y.state = 'paid' and y.amount > 0 and y.paid_at >= span.first and y.paid_at < span.past
  union all
  select r.created_at, 'refund', y.number, y.title, y.buyer_name, y.buyer_email, y.method, -r.amount, y.currency, null, null, null, y.fiscal
  from refunds r join payments y on y.workspace_id = r.workspace_id and y.id = r.payment_id, span
  where r.state in ('pending', 'paid') and r.created_at >= span.first and r.created_at < span.past
  order by at, number`)

/** Whole units with two decimals, which sheets can add up. */
const money = (cents: number | null): Cell => (cents === null ? null : cents / 100)

export async function exportPayments(
  db: WorkspaceDb,
  actor: Actor,
  { from, to, format }: ParsedInput<typeof downloadPaymentsOfMonth>,
): Promise<Bytes> {
  const { language } = actor
  const say = words(language)
  const rows = await listMovements(db, { from, to })
  const columns: [string, (row: Movement) => Cell][] = [
    [say('day'), row => ({ day: romeDay(row.at) })],
    [say('kind'), row => say(row.kind)],
    [say('number'), row => row.number],
    [say('title'), row => row.title],
    [say('buyer'), row => row.buyer_name],
    [say('email'), row => row.buyer_email],
    [say('method'), row => say(row.method)],
    [say('amount'), row => money(row.amount)],
    [say('currency'), row => row.currency],
    [say('fee'), row => money(row.fee)],
    [say('payoutOn'), row => (row.payout_on === null ? null : { day: row.payout_on })],
    [say('payout'), row => row.payout_id],
    [say('fiscalCode'), row => row.fiscal.fiscalCode ?? null],
    [say('address'), row => row.fiscal.address ?? null],
    [say('zip'), row => row.fiscal.zip ?? null],
    [say('city'), row => row.fiscal.city ?? null],
    [say('province'), row => row.fiscal.province ?? null],
    [say('country'), row => row.fiscal.country ?? null],
  ]
  const headings = columns.map(([heading]) => heading)
  const cellsOf = (row: Movement) => columns.map(([, cell]) => cell(row))
  const name = `${say('file')}-${from}-${to}`
  await audit(db, { personId: actor.personId, action: 'export payments', details: { rows: rows.length, from, to, format } })
  if (format === 'xlsx') {
    const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
    return { type, name: `${name}.xlsx`, body: xlsxOf(say('file'), headings, rows.values().map(cellsOf)) }
  }
  return { type: 'text/csv; charset=utf-8', name: `${name}.csv`, body: streamOf(csvLines(plainRows(), language)) }

  function* plainRows() {
    yield headings
    for (const row of rows) yield cellsOf(row).map(cell => (typeof cell === 'object' && cell !== null ? cell.day : cell))
  }
}
