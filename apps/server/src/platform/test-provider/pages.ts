import type { Language } from '@allenio/contract'
import { devPage, html, type Html } from '#platform/html'
import type { Branding, Invoice, Rhythm } from '#platform/payments'
import { firstAmount } from './checkouts.ts'
import { testCards, type StoredObject, type TestCheckout } from './objects.ts'
import { sayTestPayments, type TestWord } from './words.ts'

const formatMoney = (language: Language, cents: number, currency: string) =>
  new Intl.NumberFormat(language, { style: 'currency', currency }).format(cents / 100)

const unitWords = { DAY: 'day', WEEK: 'week', MONTH: 'month', YEAR: 'year' } as const satisfies Record<Rhythm['unit'], string>

const sayRhythm = (language: Language, { unit, count }: Rhythm): string =>
  sayTestPayments(language)(`${count === 1 ? 'each' : 'every'} ${unitWords[unit]}`, { times: count })

const cardChoice = (language: Language): Html => {
  const t = sayTestPayments(language)
  return html`<fieldset><legend>${t('card')}</legend>${testCards.map(
    (card, at) =>
      html`<label><input type="radio" name="card" value="${card}" required${at === 0 && html` checked`}>${t(`card ${card}`)}</label>`,
  )}</fieldset>`
}

export type PaymentStep = 'pay' | 'confirm' | 'refused'

export function checkoutPage(language: Language, { id, object }: { id: string; object: TestCheckout }, step: PaymentStep): string {
  const t = sayTestPayments(language)
  const { order, state } = object
  if (state.status !== 'open') return closedPage(language, 'over')
  const address = `/dev/payments/checkout/${id}`
  const amount = firstAmount(order)
  const rhythm = order.rhythm && sayRhythm(language, order.rhythm)
  return devPage(
    language,
    order.name,
    html`${order.branding && seller(order.branding)}
<h1>${order.name}</h1>
<p>${order.description}</p>
<p class="amount">${amount > 0 ? formatMoney(language, amount, order.currency) : t('free')}</p>
${rhythm && html`<p>${rhythm}</p>`}
${step === 'refused' && html`<p class="alert" role="alert">${t('was refused')}</p>`}
${step === 'confirm' ? confirmForm(language, address) : payForm(language, address, order.mode === 'card' ? 'save' : 'pay')}
<p><a class="back" href="${order.cancelUrl}">${t('cancel')}</a></p>`,
  )
}

/** As the real provider does, the page shows from whom one buys. */
const seller = ({ name, logo }: Branding) =>
  html`<p class="seller">${logo && html`<img src="${new URL(logo).pathname}" alt="" height="40">`}${name}</p>`

const payForm = (
  language: Language,
  action: string,
  button: 'pay' | 'save',
) => html`<form class="wide card" method="post" action="${action}">
${cardChoice(language)}
<button type="submit" name="step" value="pay">${sayTestPayments(language)(button)}</button>
</form>`

const confirmForm = (language: Language, action: string) => html`<form class="wide card" method="post" action="${action}">
<p role="status">${sayTestPayments(language)('bank asks')}</p>
<button type="submit" name="step" value="confirm">${sayTestPayments(language)('confirm')}</button>
<button class="plain" type="submit" name="step" value="refuse">${sayTestPayments(language)('do not confirm')}</button>
</form>`

interface InvoicePage {
  subscription: StoredObject<'subscription'>
  invoice: Invoice | undefined
  step: PaymentStep
}

export function invoicePage(language: Language, { subscription, invoice, step }: InvoicePage): string {
  const t = sayTestPayments(language)
  if (invoice?.status !== 'open') return closedPage(language, 'paid')
  const action = `/dev/payments/invoices/${subscription.id}/${invoice.id}`
  return devPage(
    language,
    subscription.object.name,
    html`<h1>${subscription.object.name}</h1>
<p>${t('to pay')}</p>
<p class="amount">${formatMoney(language, invoice.amount, invoice.currency)}</p>
${step === 'refused' && html`<p class="alert" role="alert">${t('was refused')}</p>`}
${step === 'confirm' ? confirmForm(language, action) : payForm(language, action, 'pay')}`,
  )
}

/** The document of a charge, as the provider's page shows it. */
export function documentPage(language: Language, { name, invoice }: { name: string; invoice: Invoice }): string {
  const t = sayTestPayments(language)
  const money = (cents: number) => formatMoney(language, cents, invoice.currency)
  return devPage(
    language,
    t('document', { number: invoice.number ?? '' }),
    html`<h1>${t('document', { number: invoice.number ?? '' })}</h1>
<p>${name}</p>
<p>${t('net and tax', { net: money(invoice.net), tax: money(invoice.tax) })}</p>
<p class="amount">${money(invoice.amount)}</p>`,
  )
}

export function onboardingPage(language: Language, { id, object }: StoredObject<'account'>): string {
  const t = sayTestPayments(language)
  return devPage(
    language,
    t('onboarding'),
    html`<h1>${t('onboarding')}</h1>
<p>${object.account.name}</p>
<form class="wide card" method="post" action="/dev/payments/onboarding/${id}">
<p>${t('onboarding about')}</p>
<button type="submit" name="step" value="finish">${t('finish onboarding')}</button>
<button class="plain" type="submit" name="step" value="leave">${t('leave onboarding')}</button>
</form>`,
  )
}

export function closedPage(language: Language, word: TestWord, values: Record<string, string> = {}): string {
  const t = sayTestPayments(language)
  return devPage(
    language,
    t(word, values),
    html`<h1>${t(word, values)}</h1>
<p><a class="back" href="/dev/payments">${t('back')}</a></p>`,
  )
}

export interface TestObjects {
  accounts: readonly StoredObject<'account'>[]
  checkouts: readonly StoredObject<'checkout'>[]
  payments: readonly StoredObject<'payment'>[]
  subscriptions: readonly StoredObject<'subscription'>[]
  events: readonly StoredObject<'event'>[]
}

export function listPage(language: Language, { accounts, checkouts, payments, subscriptions, events }: TestObjects): string {
  const t = sayTestPayments(language)
  const money = (cents: number, currency: string) => formatMoney(language, cents, currency)
  const section = (title: TestWord, things: readonly Html[]) => html`<h2>${t(title)}</h2>
${things.length === 0 ? html`<p>${t('none')}</p>` : html`<ul>${things.map(thing => html`<li class="thing">${thing}</li>`)}</ul>`}`
  const thing = (id: string, title: string, buttons: readonly (TestWord | false)[], link?: string) => html`<p>${title}</p>
${link && html`<p><a href="${link}">${t('open')}</a></p>`}${buttons.map(
    button =>
      button &&
      html`<form method="post" action="/dev/payments/actions">
<input type="hidden" name="id" value="${id}">
<button class="plain" type="submit" name="action" value="${button}">${t(button)}</button></form>`,
  )}`
  return devPage(
    language,
    t('title'),
    html`<h1>${t('title')}</h1>
<p>${t('about')}</p>
${section(
  'accounts',
  accounts.map(({ id, object }) =>
    thing(
      id,
      `${object.account.name} · ${object.state.status} · ${id}`,
      [
        'activate',
        'restrict',
        'disconnect',
        ...(object.holdsEvents ? (['send held', 'send held reversed', 'release'] as const) : (['hold'] as const)),
      ],
      `/dev/payments/onboarding/${id}`,
    ),
  ),
)}
${section(
  'checkouts',
  checkouts.map(({ id, object: { order, state } }) =>
    thing(
      id,
      [order.name, money(state.amount, state.currency), state.status, state.payment, id].join(' · '),
      [state.status === 'open' && 'expire'],
      state.url ?? undefined,
    ),
  ),
)}
${section(
  'payments',
  payments.map(({ id, object: { name, state } }) => {
    const isOpen = state.disputes[0]?.status === 'open'
    return thing(
      id,
      [name, money(state.amount, state.currency), state.status, state.refunded > 0 && money(-state.refunded, state.currency), id]
        .filter(Boolean)
        .join(' · '),
      [
        ...(state.status === 'settling' ? (['arrive', 'bounce'] as const) : []),
        state.status === 'succeeded' && state.refunded < state.amount && 'refund',
        ...(isOpen
          ? (['won', 'lost'] as const)
          : state.status === 'succeeded' && state.disputes.length === 0
            ? (['dispute'] as const)
            : []),
      ],
    )
  }),
)}
${section(
  'subscriptions',
  subscriptions.map(({ id, object: { name, state, now } }) => {
    const isOver = state.endedAt !== null
    const isUnpaid = state.invoices.some(({ status }) => status === 'open')
    return thing(
      id,
      [name, money(state.amount, state.currency), state.state, now.slice(0, 10), state.periodEnd.slice(0, 10), id].join(' · '),
      isOver
        ? []
        : isUnpaid
          ? ['retry', 'retry well', 'give up', 'stay unpaid', 'renew']
          : ['renew', 'renew soft', 'renew hard', 'renew asks'],
    )
  }),
)}
${section(
  'events',
  events.map(({ id, object: { type, status, sentTimes } }) => thing(id, [type, status, `× ${sentTimes}`, id].join(' · '), ['send again'])),
)}`,
  )
}
