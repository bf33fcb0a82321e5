import { unauthenticatedMessage } from '@allenio/contract'
import type { CheckoutAnswer } from '@allenio/contract/purchases'
import { hrefTo } from '#lib/screens'
import { showAsStranger } from './buyer.ts'
import type { Refusal } from './calls.ts'
import { reloadChangedOffer } from './changed-offer.ts'
import { showFaults } from './faults.ts'
import { showNotice } from './notice.ts'
import { forgetCheckoutId, sendOrder } from './order.ts'
import { setBusy, type OrderPage } from './page.ts'

/** Sends the order and leads to the payment, or says what the server refuses. */
export async function attemptOrder(page: OrderPage, isSecondTry = false): Promise<void> {
  const answer = await sendOrder(page).catch(() => undefined)
  if (answer?.success) return leave(page, answer.data)
  // the checkout of the first try is over: the order begins anew, once
  if (answer?.code === 'checkout over' && !isSecondTry) {
    forgetCheckoutId(page)
    return attemptOrder(page, true)
  }
  if (answer?.code === 'offer changed') return reloadChangedOffer(page)
  if (answer?.code === 'offer ended' || answer?.code === 'not found') return location.reload()
  // the message of these refusals says what the next press agrees to
  if (answer?.code === 'trial used') page.state.isTrialUsed = true
  if (answer?.code === 'buyer not linked') page.state.joins = true
  setBusy(page, false)
  if (answer) showRefusal(page, answer)
  else showNotice(page.facts.words.offline)
}

/** Goes to the provider, or where there is nothing to pay to the page that says what comes next. */
function leave({ facts }: OrderPage, { checkoutId, url }: CheckoutAnswer): void {
  const after = { search: { checkout: checkoutId } }
  const thanks = facts.isSubscription ? hrefTo('/thankyou_subscription/purchase', after) : hrefTo('/thankyou/purchase', after)
  location.assign(url ?? thanks)
}

function showRefusal(page: OrderPage, { code, message, errors = {}, data }: Refusal): void {
  // the literal is for programs; a buyer whose session has ended orders with name and address
  if (code === 'unauthenticated' || message === unauthenticatedMessage) {
    showAsStranger(page)
    return showNotice(page.facts.words.sessionEnded)
  }
  const faults = Object.entries(errors).map(([name, [text = '']]) => [name.split('.').at(-1) ?? name, text])
  if (!showFaults(page, Object.fromEntries(faults))) showNotice(message, data?.buttons)
}
