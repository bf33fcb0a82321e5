import type { Language } from '@allenio/contract'
import { romeDay } from '@allenio/domain/days'
import { formatDay } from '@allenio/domain/formats'
import { ownClient } from '#areas/clients'
import { findLetterhead } from '#areas/business'
import type { Actor } from '#platform/access'
import type { WorkspaceDb } from '#platform/db'
import { AppError, found } from '#platform/errors'
import { fileNameOf } from '#platform/files'
import type { Bytes } from '#platform/http'
import { defineMailFile, linkToApp } from '#platform/mail'
import { makePdf } from '#platform/pdf'
import { makeSay } from '#platform/words'
import { withdrawalPath } from '../withdrawal-tokens.ts'
import { readOrder, type OrderFacts } from './orders.ts'

const words = makeSay({
  it: {
    title: 'Contratto: {{package}}',
    ordered: 'Ordinato il {{day}}.',
    seller: 'Chi vende',
    buyer: 'Chi compra',
    opens: 'Che cosa comprende',
    money: 'Prezzo, durata e recesso',
    terms: 'Termini di vendita',
    version: 'Versione {{number}}, accettata con l’ordine.',
    withdrawal: 'Per recedere basta aprire questa pagina: {{address}}',
  },
  en: {
    title: 'Contract: {{package}}',
    ordered: 'Ordered on {{day}}.',
    seller: 'Seller',
    buyer: 'Buyer',
    opens: 'What it includes',
    money: 'Price, length and withdrawal',
    terms: 'Terms of sale',
    version: 'Version {{number}}, accepted with the order.',
    withdrawal: 'To withdraw, open this page: {{address}}',
  },
})

interface Printed {
  order: OrderFacts
  contact: readonly string[]
}

function printOf({ order, contact }: Printed, language: Language) {
  const say = words(language)
  const { checkout, title: name, seller, buyer, opens, rows, clauses, termsNumber } = order
  const address = linkToApp(language, withdrawalPath({ workspaceId: checkout.workspace_id, saleId: checkout.id }))
  const title = say('title', { package: name })
  const data = {
    title,
    lead: say('ordered', { day: formatDay(language, romeDay(checkout.paid_at ?? checkout.created_at)) }),
    foot: [seller[0] ?? '', ...contact],
    parties: [
      { title: say('seller'), lines: seller },
      { title: say('buyer'), lines: buyer },
    ],
    opens: { title: say('opens'), lines: opens },
    money: { title: say('money'), rows: rows.map(({ label, text }) => [label, text]), note: say('withdrawal', { address }) },
    terms: {
      title: say('terms'),
      lead: termsNumber === null ? '' : say('version', { number: termsNumber }),
      clauses: clauses.map(clause => ({ title: clause.title, text: clause.text })),
    },
  }
  return { template: 'areas/purchases/contract/contract.typ', language, title, data } as const
}

async function readPrinted(db: WorkspaceDb, saleId: string, language?: Language): Promise<Printed | undefined> {
  const order = await readOrder(db, saleId, language)
  return order && { order, contact: (await findLetterhead(db, db.workspaceId)).contact }
}

async function download(db: WorkspaceDb, { language, personId }: Actor, saleId: string): Promise<Bytes> {
  const print = printOf(found(await readPrinted(db, saleId, language)), language)
  return {
    type: 'application/pdf',
    name: fileNameOf(print.title, 'pdf'),
    body: async signal => Buffer.from((await makePdf(print, { personId, signal })).bytes),
  }
}

export const downloadContractOf = download

/** The contract of a client's own order. */
export async function downloadOwnContractOf(db: WorkspaceDb, actor: Actor, saleId: string): Promise<Bytes> {
  const client = await ownClient(db, actor)
  if ((await readOrder(db, saleId))?.checkout.client_id !== client.id) throw new AppError('not found')
  return download(db, actor, saleId)
}

/** The contract as a file of the mail that confirms the order. */
export const contractFile = defineMailFile<{ workspaceId: string; saleId: string }>({
  file: 'sale contract',
  read: async ({ database }, { workspaceId, saleId }) => {
    const printed = await database.withWorkspace(workspaceId, 'read', db => readPrinted(db, saleId))
    if (!printed) return undefined
    const print = printOf(printed, printed.order.checkout.language)
    return { name: fileNameOf(print.title, 'pdf'), contentType: 'application/pdf', bytes: (await makePdf(print)).bytes }
  },
})
