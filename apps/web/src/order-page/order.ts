import type { Answer, Input } from '@allenio/contract'
import { createCheckout, createOwnCheckout, type CheckoutAnswer } from '@allenio/contract/purchases'
import { newId } from '@allenio/domain/ids'
import { tab } from '#lib/session'
import { ask, type Refusal } from './calls.ts'
import { fiscalFields, findField, parseRecord, paysAtOnce, phoneOf, valueOf, type OrderInput } from './fields.ts'
import type { OrderPage } from './page.ts'

/** Sends the order, with the session of a buyer who is signed in. */
export const sendOrder = (page: OrderPage): Promise<Answer<CheckoutAnswer> | Refusal> =>
  page.state.buyer ? ask(createOwnCheckout, choiceOf(page), page.state.buyer) : ask(createCheckout, orderOf(page))

function orderOf(page: OrderPage): OrderInput {
  return {
    ...choiceOf(page),
    firstName: valueOf(page, 'firstName'),
    lastName: valueOf(page, 'lastName'),
    email: valueOf(page, 'email'),
    phone: phoneOf(page) ?? null,
    language: page.facts.language,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    ...(page.link && { link: page.link }),
  }
}

function choiceOf(page: OrderPage): Input<typeof createOwnCheckout> {
  const { facts, state } = page
  const fiscal = fiscalFields.map(name => [name, valueOf(page, name)]).filter(([, value]) => value !== '')
  return {
    packageId: facts.packageId,
    versionId: facts.versionId,
    termsNumber: facts.termsNumber,
    checkoutId: checkoutIdOf(page),
    ...(facts.discountCode && { discountCode: facts.discountCode }),
    withoutTrial: state.isTrialUsed,
    paysAtOnce: paysAtOnce(page),
    joins: state.joins,
    ...(findField(page, 'fiscalCode') && { fiscal: Object.fromEntries(fiscal) }),
    consents: { policy: true, terms: true, earlyStart: true, wording: facts.wording },
  }
}

const storageName = ({ facts }: OrderPage) => `order.id.${facts.packageId}`

/** Where the browser refuses storage, a second try on the same page still has the id of the first. */
let lastId: string | undefined

/** A repetition of an order has the id of the first try, so it makes no second checkout; another order has another id. */
function checkoutIdOf(page: OrderPage): string {
  const { facts, state, link } = page
  const email = state.buyer ? '' : valueOf(page, 'email').toLowerCase()
  const order = JSON.stringify([facts.versionId, facts.discountCode, state.isTrialUsed, paysAtOnce(page), state.joins, email, link])
  const last = parseRecord(lastId ?? tab.read(storageName(page)))
  if (last['order'] === order && typeof last['id'] === 'string') return last['id']
  const id = newId()
  lastId = JSON.stringify({ order, id })
  tab.write(storageName(page), lastId)
  return id
}

/** The next try begins a checkout of its own. */
export function forgetCheckoutId(page: OrderPage): void {
  lastId = undefined
  tab.write(storageName(page), undefined)
}
