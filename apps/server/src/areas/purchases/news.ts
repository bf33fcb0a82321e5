import { formatDay, formatMoney } from '@allenio/domain/formats'
import type { Language } from '@allenio/contract'
import { notifyClient, reachClient } from '#areas/clients'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { defineNotification, notify, type Facts, type NotificationKind } from '#platform/notify'
import { makeSay } from '#platform/words'
import type { Checkout } from './followers.ts'
import { buyerNameOf } from './fulfilment/enter.ts'

export const salesGroup = { id: 'sales', order: 36, names: { it: 'Vendite', en: 'Sales' } } as const

/** The facts of a sale; the amount in cents, worded where it is read. */
export interface SaleSubject extends Facts {
  saleId: string
  buyer: string
  package: string
  amount: number
  currency: string
  /** Older notifications do not name it, and lead to the purchases. */
  sale: 'purchase' | 'subscription'
}

const values = (subject: SaleSubject, language: Language) => ({
  buyer: subject.buyer,
  package: subject.package,
  money: formatMoney(language, subject.amount, subject.currency),
})

const team = { group: salesGroup, roles: ['admin'] as const, values, presets: { inApp: true, push: true, mail: true } }
const client = { group: salesGroup, roles: ['client'] as const, values }

/** The sale that the notification is about, among those of its kind. */
export const toLedger = ({ subject: { saleId, sale } }: { subject: SaleSubject }) =>
  sale === 'subscription' ? `/workoutPackages/subscriptions?subscription=${saleId}` : `/workoutPackages/purchases?purchase=${saleId}`
export const toOwn = ({ subject: { saleId, sale } }: { subject: SaleSubject }) =>
  `/me/purchases?${sale === 'subscription' ? 'subscription' : 'purchase'}=${saleId}`

export const packageSold = defineNotification<SaleSubject>({
  kind: 'package sold',
  ...team,
  words: {
    it: { name: 'Qualcuno compra un pacchetto', title: 'Venduto: {{package}}', body: '{{buyer}} ha pagato {{money}}.' },
    en: { name: 'Somebody buys a package', title: 'Sold: {{package}}', body: '{{buyer}} has paid {{money}}.' },
  },
  link: toLedger,
})

export const paymentRefused = defineNotification<SaleSubject>({
  kind: 'payment refused',
  ...team,
  isAboutMoney: true,
  words: {
    it: { name: 'Un pagamento non va a buon fine', title: 'Non pagato: {{package}}', body: 'I {{money}} di {{buyer}} non sono arrivati.' },
    en: { name: 'A payment fails', title: 'Not paid: {{package}}', body: '{{buyer}}’s payment of {{money}} did not arrive.' },
  },
  link: toLedger,
})

export const paymentDisputed = defineNotification<SaleSubject>({
  kind: 'payment disputed',
  ...team,
  isAboutMoney: true,
  words: {
    it: {
      name: 'Un pagamento viene contestato',
      title: 'Contestato: {{package}}',
      body: '{{buyer}} contesta {{money}}: rispondi dal fornitore dei pagamenti.',
    },
    en: {
      name: 'A payment is disputed',
      title: 'Disputed: {{package}}',
      body: '{{buyer}} disputes {{money}}: respond through the payment provider.',
    },
  },
  link: toLedger,
})

interface WithdrawalSubject extends SaleSubject {
  /** The last day of the refund; older notifications do not name it. */
  dueOn: string | null
}

const sayRefund = makeSay({
  it: {
    due: 'Rimborsa {{money}} entro il {{day}}.',
    soon: 'Rimborsa {{money}} entro 14 giorni.',
    none: 'Non aveva pagato niente: non c’è niente da rimborsare.',
  },
  en: {
    due: 'Refund {{money}} by {{day}}.',
    soon: 'Refund {{money}} within 14 days.',
    none: 'They had paid nothing: there is nothing to refund.',
  },
})

export const purchaseWithdrawn = defineNotification<WithdrawalSubject>({
  kind: 'purchase withdrawn',
  ...team,
  isAboutMoney: true,
  values: (subject, language) => {
    const { money, ...rest } = values(subject, language)
    const say = sayRefund(language)
    if (subject.amount === 0) return { ...rest, refund: say('none') }
    const { dueOn } = subject
    return { ...rest, refund: !dueOn ? say('soon', { money }) : say('due', { money, day: formatDay(language, dueOn) }) }
  },
  words: {
    it: {
      name: 'Qualcuno recede dal contratto',
      title: 'Recesso: {{package}}',
      body: '{{buyer}} recede dal contratto: quello che aveva aperto si è chiuso. {{refund}}',
    },
    en: {
      name: 'Somebody withdraws from the contract',
      title: 'Withdrawal: {{package}}',
      body: '{{buyer}} withdraws from the contract: what it had opened is closed. {{refund}}',
    },
  },
  link: toLedger,
})

/** The installments of a purchase stay unpaid: `amount` is what is left to pay. */
export const purchaseClosed = defineNotification<SaleSubject>({
  kind: 'purchase closed',
  ...team,
  isAboutMoney: true,
  words: {
    it: {
      name: 'Una rata resta non pagata e l’accesso si chiude',
      title: 'Accesso chiuso: {{package}}',
      body: '{{buyer}} non ha pagato una rata. Restano {{money}}: se paga, l’accesso si riapre da solo.',
    },
    en: {
      name: 'An instalment stays unpaid and access closes',
      title: 'Access closed: {{package}}',
      body: '{{buyer}} has not paid an instalment. {{money}} is left to pay: once they pay, access opens again automatically.',
    },
  },
  link: toLedger,
})

export const ownPackageOpened = defineNotification<SaleSubject>({
  kind: 'own package opened',
  ...client,
  words: {
    it: { name: 'Un tuo pacchetto è pronto', title: '{{package}} è tuo', body: 'Trovi ricevuta e contenuti nei tuoi acquisti.' },
    en: { name: 'Your package is ready', title: '{{package}} is yours', body: 'You find the receipt and the contents in your purchases.' },
  },
  link: toOwn,
})

export const ownPaymentRefused = defineNotification<SaleSubject>({
  kind: 'own payment refused',
  ...client,
  presets: { inApp: true, push: true, mail: true },
  words: {
    it: {
      name: 'Un tuo pagamento non va a buon fine',
      title: 'Pagamento non riuscito',
      body: 'I {{money}} per {{package}} non sono arrivati.',
    },
    en: { name: 'One of your payments fails', title: 'Payment failed', body: 'The payment of {{money}} for {{package}} did not arrive.' },
  },
  link: toOwn,
})

export const ownPurchaseClosed = defineNotification<SaleSubject>({
  kind: 'own purchase closed',
  ...client,
  presets: { inApp: true, push: true, mail: true },
  words: {
    it: {
      name: 'Un tuo acquisto si chiude perché una rata non è pagata',
      title: '{{package}} è chiuso',
      body: 'Una rata non è stata pagata. Paga dai tuoi acquisti e {{package}} si riapre.',
    },
    en: {
      name: 'Your purchase closes because an instalment is unpaid',
      title: '{{package}} is closed',
      body: 'An instalment was not paid. Pay it in your purchases, and {{package}} opens again.',
    },
  },
  link: toOwn,
})

export const ownPaymentRefunded = defineNotification<SaleSubject>({
  kind: 'own payment refunded',
  ...client,
  // the mail is off, because a mail of the business leaves at once
  presets: { inApp: true, push: true, mail: 'never' },
  words: {
    it: {
      name: 'Ricevi un rimborso',
      title: 'Rimborso: {{money}}',
      body: 'Ti tornano {{money}} per {{package}}, di solito entro 10 giorni.',
    },
    en: { name: 'You get a refund', title: 'Refund: {{money}}', body: 'You get back {{money}} for {{package}}, usually within 10 days.' },
  },
  link: toOwn,
})

export const saleKinds = [
  packageSold,
  paymentRefused,
  paymentDisputed,
  purchaseWithdrawn,
  purchaseClosed,
  ownPackageOpened,
  ownPurchaseClosed,
  ownPaymentRefused,
  ownPaymentRefunded,
]

/** Only admins see money. */
export async function notifyAdmins<Subject extends SaleSubject>(
  db: WorkspaceDb,
  kind: NotificationKind<Subject>,
  { subject, clientId }: { subject: Subject; clientId: string | null },
): Promise<void> {
  const admins = await db.many<Row<'memberships', 'id'>>(sql`
    select id from memberships where role = 'admin' and status = 'active' order by id`)
  await notify(db, kind, { to: admins.map(({ id }) => id), subject, by: null, ...(clientId !== null && { clientId }) })
}

/** Notifies the client of a sale, unless they were erased or have no account. */
export async function notifyBuyer(
  db: WorkspaceDb,
  kind: NotificationKind<SaleSubject>,
  { subject, clientId }: { subject: SaleSubject; clientId: string | null },
): Promise<void> {
  if (clientId === null) return
  const here = await db.maybeOne(sql`select from clients where id = ${clientId} and deleted_at is null`)
  if (!here) return
  const reached = await reachClient(db, { role: 'admin', membershipId: '' }, clientId)
  await notifyClient(db, kind, { client: reached, subject, by: null })
}

export const subjectOf = (checkout: Checkout, title: string, amount: number): SaleSubject => ({
  saleId: checkout.id,
  sale: 'purchase',
  buyer: buyerNameOf(checkout),
  package: title,
  amount,
  currency: checkout.currency,
})

interface Sold {
  title: string
  amount: number
  sale: SaleSubject['sale']
}

export async function notifySold(db: WorkspaceDb, checkout: Checkout, { title, amount, sale }: Sold): Promise<void> {
  const news = { subject: { ...subjectOf(checkout, title, amount), sale }, clientId: checkout.client_id }
  if (checkout.source !== 'hand') await notifyAdmins(db, packageSold, news)
  await notifyBuyer(db, ownPackageOpened, news)
}
