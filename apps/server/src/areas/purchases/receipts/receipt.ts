import type { Language } from '@allenio/contract'
import { sellerLines } from '@allenio/domain/business'
import { brandPalette } from '@allenio/domain/colors'
import { formatDay, formatMoney } from '@allenio/domain/formats'
import { findLetterhead, findLogoFile, findSeller, readLogo } from '#areas/business'
import { ownClient } from '#areas/clients'
import type { Actor } from '#platform/access'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { found } from '#platform/errors'
import { fileNameOf, type FileRow } from '#platform/files'
import type { Bytes } from '#platform/http'
import { defineMailFile } from '#platform/mail'
import { makePdf, type PdfRequest } from '#platform/pdf'
import { makeSay } from '#platform/words'
import { findLook } from '../look.ts'

const methods = { card: 'card', cash: 'cash', transfer: 'transfer', terminal: 'terminal', free: 'free' } as const

const words = makeSay({
  it: {
    title: 'Ricevuta n. {{number}}',
    notice: 'Questo documento non è un documento fiscale.',
    from: 'Da',
    to: 'Per',
    part: 'Rata {{part}} di {{parts}}',
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
    part: 'Instalment {{part}} of {{parts}}',
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

interface PaidRow extends Row<'payments'> {
  /** The language in which the buyer ordered; null where the order is gone. */
  language: Language | null
  /** Which of the installments it is, and of how many; null for what is paid in one. */
  part: number | null
  parts: number | null
}

const findPayment = (db: WorkspaceDb, id: string) =>
  db.maybeOne<PaidRow>(sql`
  select y.*, k.language, b.installments as parts, case when b.installments is not null then (
      select count(*)::integer from payments e
      where e.purchase_id = y.purchase_id and e.number <= y.number and (e.state <> 'failed' or e.id = y.id)) end as part
  from payments y
  left join checkouts k on k.id = coalesce(y.purchase_id, y.subscription_id)
  left join purchases b on b.id = y.purchase_id
  where y.id = ${id}`)

/** The receipt of any payment, for the admin, in the language of whoever has paid it. */
export async function downloadReceiptOf(db: WorkspaceDb, actor: Actor, id: string): Promise<Bytes> {
  const payment = found(await findPayment(db, id))
  return printReceipt(db, { ...actor, language: payment.language ?? actor.language }, payment)
}

/** The receipt of a client's own payment. */
export async function downloadOwnReceiptOf(db: WorkspaceDb, actor: Actor, id: string): Promise<Bytes> {
  const client = await ownClient(db, actor)
  const payment = found(await findPayment(db, id))
  return printReceipt(db, actor, found(payment.client_id === client.id ? payment : undefined))
}

type Reader = Pick<Actor, 'language' | 'personId'>

interface ReadReceipt {
  name: string
  /** Reads the logo, so that it runs after the transaction. */
  readRequest: () => Promise<PdfRequest>
}

async function readReceipt(db: WorkspaceDb, language: Language, payment: PaidRow): Promise<ReadReceipt> {
  const say = words(language)
  const title = say('title', { number: payment.number })
  const { name, contact } = await findLetterhead(db, db.workspaceId)
  const { color } = await findLook(db)
  const logoFile = await findLogoFile(db, db.workspaceId)
  const data = {
    title,
    day: formatDay(language, payment.paid_at ?? payment.created_at),
    what: payment.title,
    part: payment.part === null ? null : say('part', { part: payment.part, parts: payment.parts ?? payment.part }),
    accent: brandPalette(color ?? '')?.light.accent ?? '#0c1016',
    notice: `${say('notice')} ${say('taxes')}`,
    words: { from: say('from'), to: say('to') },
    business: { name, contact: [...contact], lines: sellerLines(language, await findSeller(db, db.workspaceId)) },
    buyer: [payment.buyer_name, ...buyerLines(language, payment)],
    rows: [
      [say('amount'), formatMoney(language, payment.amount, payment.currency)],
      [say('method'), methodOf(language, payment)],
      ...(payment.refunded > 0 ? [[say('refunded'), formatMoney(language, payment.refunded, payment.currency)]] : []),
    ],
  }
  return {
    name: fileNameOf(title, 'pdf'),
    async readRequest() {
      const logo = logoFile && (await readLogo(logoFile))
      return {
        template: 'areas/purchases/receipts/receipt.typ',
        language,
        title,
        data: { ...data, logo: logo && logoFile ? { name: 'logo', width: logoWidth(logoFile) } : null },
        pictures: { ...(logo && { logo }) },
      }
    },
  }
}

/** All that is needed is read now; the PDF is made after the transaction. */
async function printReceipt(db: WorkspaceDb, { language, personId }: Reader, payment: PaidRow): Promise<Bytes> {
  const { name, readRequest } = await readReceipt(db, language, payment)
  const body = async (signal: AbortSignal) => Buffer.from((await makePdf(await readRequest(), { personId, signal })).bytes)
  return { type: 'application/pdf', name, body }
}

/** A receipt as a file of a mail to its buyer. */
export const receiptFile = defineMailFile<{ workspaceId: string; paymentId: string; language: Language }>({
  file: 'receipt',
  read: async ({ database }, { workspaceId, paymentId, language }) => {
    const receipt = await database.withWorkspace(workspaceId, 'read', async db => {
      const payment = await findPayment(db, paymentId)
      return payment && readReceipt(db, language, payment)
    })
    return receipt && { name: receipt.name, contentType: 'application/pdf', bytes: (await makePdf(await receipt.readRequest())).bytes }
  },
})

/** In millimetres: a wide logo takes the width of the room, a high one its height. */
const logoRoom = { width: 60, height: 16 }

const logoWidth = ({ width, height }: FileRow): number =>
  width === null || height === null ? logoRoom.height : Math.min(logoRoom.width, (logoRoom.height * width) / height)

function methodOf(language: Language, { method, card, state }: PaidRow): string {
  const say = words(language)
  if (state !== 'paid') return say(state)
  return card ? `${say('card')} ${card.brand.slice(0, 1).toUpperCase()}${card.brand.slice(1)} ···· ${card.last4}` : say(methods[method])
}

function buyerLines(language: Language, { buyer_email: email, fiscal }: PaidRow): string[] {
  const { fiscalCode, address, zip, city, province, country } = fiscal
  const place = [zip, city, province, country].filter(Boolean).join(' ')
  const code = fiscalCode ? words(language)('fiscalCode', { code: fiscalCode }) : undefined
  return [email, code, address, place].flatMap(line => line || [])
}
