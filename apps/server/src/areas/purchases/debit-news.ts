import type { Language } from '@allenio/contract'
import { romeDay } from '@allenio/domain/days'
import { formatDay, formatMoney } from '@allenio/domain/formats'
import { bankDebitFrom } from '@allenio/domain/purchases'
import { readVersion } from '#areas/packages'
import { sql, type WorkspaceDb } from '#platform/db'
import { found } from '#platform/errors'
import { isMailAddress, linkToApp } from '#platform/mail'
import { defineNotification } from '#platform/notify'
import type { Checkout } from './followers.ts'
import { writeSettlingMail } from './mails/debits.ts'
import { readPackageName } from './names.ts'
import {
  notifyAdmins,
  notifyBuyer,
  ownPaymentRefused,
  paymentRefused,
  salesGroup,
  subjectOf,
  toLedger,
  toOwn,
  type SaleSubject,
} from './news.ts'

interface SettlingSubject extends SaleSubject {
  /** The day on which banks usually answer. */
  day: string
}

const values = ({ buyer, package: name, amount, currency, day }: SettlingSubject, language: Language) => ({
  buyer,
  package: name,
  money: formatMoney(language, amount, currency),
  day: formatDay(language, day),
})

export const paymentSettling = defineNotification<SettlingSubject>({
  kind: 'payment settling',
  group: salesGroup,
  roles: ['admin'],
  presets: { inApp: true, push: false, mail: false },
  values,
  words: {
    it: {
      name: 'Qualcuno compra con un addebito bancario',
      title: 'Pagamento in corso: {{package}}',
      body: '{{buyer}} paga {{money}} dal conto: la banca conferma di solito entro il {{day}}. Fino ad allora non si apre nulla.',
    },
    en: {
      name: 'Somebody buys by bank debit',
      title: 'Payment in progress: {{package}}',
      body: '{{buyer}} pays {{money}} from their account: the bank usually confirms by {{day}}. Nothing opens before.',
    },
  },
  link: toLedger,
})

export const ownPaymentSettling = defineNotification<SettlingSubject>({
  kind: 'own payment settling',
  group: salesGroup,
  roles: ['client'],
  // a mail of the business leaves in any case
  presets: { inApp: true, push: false, mail: 'never' },
  values,
  words: {
    it: {
      name: 'Un tuo pagamento aspetta la banca',
      title: '{{package}}: pagamento in corso',
      body: 'La banca conferma i {{money}} di solito entro il {{day}}. Appena arrivano si apre tutto.',
    },
    en: {
      name: 'Your payment waits for the bank',
      title: '{{package}}: payment in progress',
      body: 'The bank usually confirms the {{money}} by {{day}}. Everything opens as soon as they arrive.',
    },
  },
  link: toOwn,
})

export const settlingKinds = [paymentSettling, ownPaymentSettling]

async function newsOf(db: WorkspaceDb, checkout: Checkout) {
  const { billingModel } = found(await readVersion(db, checkout.version_id))
  const title = await readPackageName(db, checkout.package_id)
  const sale = billingModel === 'SUBSCRIPTION' ? 'subscription' : 'purchase'
  return { subject: { ...subjectOf(checkout, title, checkout.amount), sale } as const, clientId: checkout.client_id }
}

/** The buyer has paid by bank debit, whose money comes days later or not at all: both sides know from the first minute. */
export async function notifySettling(db: WorkspaceDb, checkout: Checkout): Promise<void> {
  const { subject, clientId } = await newsOf(db, checkout)
  const news = { subject: { ...subject, day: bankDebitFrom(romeDay()).usualOn }, clientId }
  await notifyAdmins(db, paymentSettling, news)
  await notifyBuyer(db, ownPaymentSettling, news)
  await writeToWaiting(db, checkout, { name: 'settling', title: subject.package })
}

/** Money that was to arrive after days did not. A buyer without an account reads it in a mail. */
export async function notifyRefused(db: WorkspaceDb, checkout: Checkout): Promise<void> {
  const news = await newsOf(db, checkout)
  await notifyAdmins(db, paymentRefused, news)
  await notifyBuyer(db, ownPaymentRefused, news)
  if (!(await hasAccount(db, checkout.client_id))) await writeToWaiting(db, checkout, { name: 'not arrived', title: news.subject.package })
}

const hasAccount = async (db: WorkspaceDb, clientId: string | null): Promise<boolean> =>
  (await db.maybeOne(sql`select from clients where id = ${clientId} and deleted_at is null and membership_id is not null`)) !== undefined

async function writeToWaiting(db: WorkspaceDb, checkout: Checkout, { name, title }: { name: 'settling' | 'not arrived'; title: string }) {
  const { email: to, language, first_name: firstName, amount, currency, package_id: packageId } = checkout
  if (!isMailAddress(to)) return
  const isOwn = await hasAccount(db, checkout.client_id)
  await writeSettlingMail(db, {
    to,
    language,
    name,
    firstName,
    title,
    money: formatMoney(language, amount, currency),
    debit: bankDebitFrom(romeDay()),
    address: linkToApp(language, isOwn ? '/me/purchases' : `/sf/plans/${packageId}`),
  })
}
