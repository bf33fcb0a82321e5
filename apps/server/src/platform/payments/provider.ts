import type { Language } from '@allenio/contract'
import { OutsideError } from '#platform/errors'

/**
 * The abilities of a provider of payments, in words that know nothing of Stripe and nothing of the business. Adapters translate; everything
 * above works on these shapes alone. Amounts are integer cents. Every call that makes something takes a key, and answers a repetition
 * alike.
 */
export interface PaymentProvider {
  name: 'stripe' | 'test'
  createAccount(account: NewAccount, key: string): Promise<AccountState>
  readAccount(accountId: string): Promise<AccountState>
  /** Makes a single-use address at which the holder answers what the provider asks. */
  createOnboardingUrl(link: { accountId: string; returnUrl: string; refreshUrl: string }, key: string): Promise<string>

  createCheckout(accountId: string, checkout: NewCheckout, key: string): Promise<CheckoutState>
  readCheckout(accountId: string, id: string): Promise<CheckoutState>
  expireCheckout(accountId: string, id: string): Promise<CheckoutState>

  readPayment(accountId: string, id: string): Promise<PaymentState>
  refund(accountId: string, refund: NewRefund, key: string): Promise<PaymentState>

  readSubscription(accountId: string, id: string): Promise<SubscriptionState>
  cancelSubscription(accountId: string, id: string, at: 'now' | 'period end', key: string): Promise<SubscriptionState>
  /** Takes back a cancellation at the end of the period. */
  keepSubscription(accountId: string, id: string, key: string): Promise<SubscriptionState>
  pauseSubscription(accountId: string, id: string, key: string): Promise<SubscriptionState>
  resumeSubscription(accountId: string, id: string, key: string): Promise<SubscriptionState>
  previewChange(accountId: string, id: string, change: SubscriptionChange): Promise<ChangePreview>
  changeSubscription(accountId: string, id: string, change: SubscriptionChange, key: string): Promise<SubscriptionState>
  /** Gives up a change at once whose payment was refused or not confirmed; all stays as it was. */
  dropChange(accountId: string, id: string, key: string): Promise<SubscriptionState>
  /** Takes back a change that waits for the end of the period. */
  releaseChange(accountId: string, id: string, key: string): Promise<SubscriptionState>
  /** Ends the subscription by itself after so many payments in all. */
  limitToInstallments(
    accountId: string,
    id: string,
    installments: { count: number; amount: number },
    key: string,
  ): Promise<SubscriptionState>
  /** Makes the card of a finished `card` checkout the one that the subscription itself is charged to, and retries what is unpaid. */
  useCard(accountId: string, card: { subscriptionId: string; checkoutId: string }, key: string): Promise<SubscriptionState>

  /** Makes a customer with what an invoice names, or brings the one that there is up to date. */
  saveCustomer(accountId: string, customer: BilledCustomer, key: string): Promise<{ id: string }>
  createPrice(accountId: string, price: NewPrice, key: string): Promise<{ id: string }>
  /** The tax of the charges from now on. */
  setTax(accountId: string, subscriptionId: string, tax: TaxName, key: string): Promise<SubscriptionState>
  readInvoice(accountId: string, id: string): Promise<Invoice>
}

/** The operator's tax rates, by their names in our configuration; the percentages are the provider's own. */
export const taxNames = ['standard', 'reverse charge', 'outside'] as const
export type TaxName = (typeof taxNames)[number]

export interface BilledCustomer {
  /** Null for a new one. */
  id: string | null
  reference: string
  name: string
  email: string
  address: string
  /** Two letters, ISO 3166. */
  country: string
  vatNumber: string | null
  /** Where electronic invoices go: a code, or a certified address. */
  recipient: string | null
  language: Language
}

export interface NewPrice {
  name: string
  amount: number
  currency: string
  rhythm: Rhythm
}

/** The terms of sales whose price is without VAT, with an invoice for each charge. */
export interface BillingTerms {
  /** A price that `createPrice` has made; null where the amount itself is named. */
  priceId: string | null
  tax: TaxName
  /** The first charge is at this moment, at least two days ahead; null for at once. */
  startsAt: string | null
}

export interface NewAccount {
  email: string
  name: string
  /** Two letters, ISO 3166. */
  country: string
}

export const accountStatuses = ['pending', 'active', 'restricted', 'rejected', 'disconnected'] as const
export interface AccountState {
  id: string
  /** An account may sell while it is active. */
  status: (typeof accountStatuses)[number]
  hasPayouts: boolean
  /** The moment until which the provider waits for something that is due, if anything is. */
  dueAt: string | null
}

export const intervalUnits = ['DAY', 'WEEK', 'MONTH', 'YEAR'] as const
export interface Rhythm {
  unit: (typeof intervalUnits)[number]
  count: number
}

export interface NewCheckout {
  /** A payment is one charge; a subscription repeats; a card is only kept for a subscription that there is. */
  mode: 'payment' | 'subscription' | 'card'
  /** Our own row, which the provider names in all that follows from it. */
  reference: string
  name: string
  description: string
  amount: number
  currency: string
  rhythm: Rhythm | null
  /** Installments: what the first charge is higher than the later ones, for the cents that do not divide. */
  extraFirst: number
  trialDays: number
  discount: Discount | null
  email: string
  customerId: string | null
  /** With the mode card. */
  subscriptionId: string | null
  language: Language
  successUrl: string
  cancelUrl: string
  expiresAt: string
  /** Without it the price holds all there is to pay, and no invoice is made. */
  billing?: BillingTerms
  /** The seller's look on the page; without it the page has that of the account. */
  branding?: Branding
}

export interface Branding {
  name: string
  /** A public address. */
  logo: string | null
  /** `#rrggbb` */
  color: string | null
}

export interface Discount {
  /** The discount reduces the first charge alone, or all of them. */
  duration: 'first' | 'all'
  percent: number | null
  amount: number | null
}

export interface CheckoutState {
  id: string
  /** Where the buyer pays; null once it is over. */
  url: string | null
  status: 'open' | 'complete' | 'expired'
  /** Settling means that the money comes days later, or does not. */
  payment: 'paid' | 'unpaid' | 'settling' | 'failed' | 'nothing due'
  amount: number
  currency: string
  reference: string | null
  customerId: string | null
  paymentId: string | null
  subscriptionId: string | null
  /** The invoice of a payment with billing terms. */
  invoiceId: string | null
}

export interface Card {
  brand: string
  last4: string
  expires: string
}

/** Why a charge was refused. A hard refusal is never retried by the provider. */
export interface Refusal {
  code: string
  isHard: boolean
}

export interface PaymentState {
  id: string
  status: 'settling' | 'succeeded' | 'failed' | 'needs confirmation' | 'cancelled'
  amount: number
  currency: string
  /** The part that the provider keeps; null until the provider has settled the payment. */
  fee: number | null
  refunded: number
  paidAt: string | null
  refusal: Refusal | null
  card: Card | null
  refunds: readonly ProviderRefund[]
  disputes: readonly ProviderDispute[]
  /** The provider's payout that brought the money to the bank, where it pays out by itself. */
  payout: { id: string; arrivesOn: string } | null
}

export interface NewRefund {
  paymentId: string
  amount: number
  /** The id of our row, by which the refund is known again when its answer was lost. */
  reference: string
}

export interface ProviderRefund {
  id: string
  /** The id of our row; null for a refund that was made at the provider. */
  reference: string | null
  amount: number
  status: 'pending' | 'succeeded' | 'failed'
  createdAt: string
}

export interface ProviderDispute {
  id: string
  amount: number
  status: 'open' | 'won' | 'lost'
  reason: string
  dueAt: string | null
  createdAt: string
}

/** The eight states of a subscription at the provider. */
export const providerStates = [
  'incomplete',
  'incomplete expired',
  'trialing',
  'active',
  'past due',
  'unpaid',
  'canceled',
  'paused',
] as const

export interface SubscriptionState {
  id: string
  state: (typeof providerStates)[number]
  reference: string | null
  customerId: string
  amount: number
  currency: string
  rhythm: Rhythm
  /** The period of the subscription's items. */
  periodStart: string
  periodEnd: string
  trialEnd: string | null
  endsAt: string | null
  endedAt: string | null
  card: Card | null
  /** The tax that is added to each charge. */
  taxPercent: number
  /** The customer's credit, which lowers the next charges. */
  credit: number
  /** A change that waits for the end of the period. */
  change: { amount: number; rhythm: Rhythm; at: string } | null
  /** An upgrade at once whose payment has to be confirmed first. */
  changeExpiresAt: string | null
  invoices: readonly Invoice[]
}

export interface Invoice {
  id: string
  /** Only creation and renewal move the day until which is paid. */
  cause: 'creation' | 'renewal' | 'change' | 'other'
  status: 'draft' | 'open' | 'paid' | 'void' | 'uncollectible'
  /** The charge: net and tax together. */
  amount: number
  net: number
  tax: number
  currency: string
  /** The provider's number, and its page and PDF, once it is finalized. The addresses work for some weeks. */
  number: string | null
  documentUrl: string | null
  pdfUrl: string | null
  /** The end of the period that its line of the subscription covers. */
  coversUntil: string
  paymentId: string | null
  createdAt: string
  paidAt: string | null
  retryAt: string | null
  refusal: Refusal | null
  /** The provider's page to pay or confirm it. */
  payUrl: string | null
}

export interface SubscriptionChange {
  amount: number
  rhythm: Rhythm
  name: string
  at: 'now' | 'period end'
  /** The day of the month of the next charges; null leaves it. */
  anchorDay: number | null
  /**
   * The moment from which time is given back and charged, as a preview has answered it. Others than those of the last hour are not
   * believed: a later moment would be cheaper.
   */
  prorationDate: string | null
  billing?: { priceId: string }
}

export interface ChangePreview {
  /** To pay now, less what is given back for the unused time; with tax. */
  dueNow: number
  net: number
  tax: number
  lines: readonly PreviewLine[]
  /** Sent with the change, it makes the charge the same to the cent. */
  prorationDate: string
  /** The customer's credit afterwards; no money goes back by itself. */
  credit: number
  /** The charge of `nextAt`, less the credit. */
  nextAmount: number
  nextAt: string
  /** Each charge after that. */
  regularAmount: number
  currency: string
}

/** A part of a charge, without tax; negative for what is given back. */
export interface PreviewLine {
  /** The line belongs to a part of a period. */
  isPart: boolean
  amount: number
  from: string
  until: string
}

/** Says that a provider was asked and has refused, or did not answer. The caller may try again with the same key. */
export class ProviderError extends OutsideError {
  readonly code: string
  /** With `isFinal` the same request will be refused again. */
  constructor(code: string, isFinal: boolean, cause?: unknown) {
    super(`the payment provider answered ${code}`, { refusal: 'payment failed', isFinal, cause })
    this.code = code
  }
}
