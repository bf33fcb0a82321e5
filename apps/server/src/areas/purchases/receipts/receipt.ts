import type { Language } from '@allenio/contract'
import { formatDay, formatMoney } from '@allenio/domain/formats'
import { findLetterhead, findSeller } from '#areas/business'
import { ownClient } from '#areas/clients'
import type { Actor } from '#platform/access'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { found } from '#platform/errors'
import { fileNameOf } from '#platform/files'
import type { Bytes } from '#platform/http'
import { makePdf } from '#platform/pdf'
import { addWords } from '#platform/words'

type PaymentRow = Row<'payments'>

const methods = { card: 'card', cash: 'cash', transfer: 'transfer', terminal: 'terminal', free: 'free' } as const

const words = addWords('receipt', {
  it: {
    title: 'Ricevuta n. {{number}}',
    notice: 'Questo documento non è un documento fiscale.',
    from: 'Da',
    to: 'Per',
    what: 'Acquisto',
    day: 'Data',
    method: 'Pagamento',
    amount: 'Importo',
    refunded: 'Rimborsato',
    taxes: 'Il prezzo comprende le imposte.',
    card: 'Carta',
    cash: 'Contanti',
    transfer: 'Bonifico',
    terminal: 'POS',
    free: 'Gratuito',
    settling: 'In attesa di accredito',
    failed: 'Non riuscito',
    fiscalCode: 'Codice fiscale {{code}}',
  },
  en: {
    title: 'Receipt no. {{number}}',
    notice: 'This document is not a tax document.',
    from: 'From',
    to: 'For',
    what: 'Purchase',
    day: 'Date',
    method: 'Payment',
    amount: 'Amount',
    refunded: 'Refunded',
    taxes: 'The price includes taxes.',
    card: 'Card',
    cash: 'Cash',
    transfer: 'Bank transfer',
    terminal: 'Card terminal',
    free: 'Free',
    settling: 'On its way',
    failed: 'Failed',
    fiscalCode: 'Fiscal code {{code}}',
  },
})

const findPayment = (db: WorkspaceDb, id: string) => db.maybeOne<PaymentRow>(sql`select * from payments where id = ${id}`)

/** The receipt of any payment, for the admin. */
export const downloadReceiptOf = async (db: WorkspaceDb, actor: Actor, id: string): Promise<Bytes> =>
  printReceipt(db, actor, found(await findPayment(db, id)))

/** The receipt of a client's own payment. */
export async function downloadOwnReceiptOf(db: WorkspaceDb, actor: Actor, id: string): Promise<Bytes> {
  const client = await ownClient(db, actor)
  const payment = found(await findPayment(db, id))
  return printReceipt(db, actor, found(payment.client_id === client.id ? payment : undefined))
}

/** All that is needed is read now; the PDF is made after the transaction. */
async function printReceipt(db: WorkspaceDb, { language, personId }: Actor, payment: PaymentRow): Promise<Bytes> {
  const say = words(language)
  const title = say('title', { number: payment.number })
  const { name, contact } = await findLetterhead(db, db.workspaceId)
  const { vatNumber, fiscalCode } = await findSeller(db, db.workspaceId)
  const data = {
    title,
    notice: `${say('notice')} ${say('taxes')}`,
    words: { from: say('from'), to: say('to') },
    business: { name, contact: [...contact], lines: [...contact, ...[vatNumber, fiscalCode].flatMap(line => line ?? [])] },
    buyer: { name: payment.buyer_name, lines: buyerLines(language, payment) },
    rows: [
      [say('what'), payment.title],
      [say('day'), formatDay(language, payment.paid_at ?? payment.created_at)],
      [say('method'), methodOf(language, payment)],
      [say('amount'), formatMoney(language, payment.amount, payment.currency)],
      ...(payment.refunded > 0 ? [[say('refunded'), formatMoney(language, payment.refunded, payment.currency)]] : []),
    ],
  }
  return {
    type: 'application/pdf',
    name: fileNameOf(title, 'pdf'),
    body: async signal =>
      Buffer.from((await makePdf({ template: 'areas/purchases/receipts/receipt.typ', language, title, data }, { personId, signal })).bytes),
  }
}

function methodOf(language: Language, { method, card, state }: PaymentRow): string {
  const say = words(language)
  if (state !== 'paid') return say(state)
  return card ? `${say('card')} ${card.brand} ···· ${card.last4}` : say(methods[method])
}

function buyerLines(language: Language, { buyer_email: email, fiscal }: PaymentRow): string[] {
  const { fiscalCode, address, zip, city, province, country } = fiscal
  const place = [zip, city, province, country].filter(Boolean).join(' ')
  const code = fiscalCode ? words(language)('fiscalCode', { code: fiscalCode }) : undefined
  return [email, code, address, place].flatMap(line => line || [])
}
