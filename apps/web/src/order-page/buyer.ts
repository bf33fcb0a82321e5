import { getMe } from '@allenio/contract/auth'
import { getPaymentLink } from '@allenio/contract/purchases'
import { readStoredSession } from '#lib/session'
import { ask } from './calls.ts'
import { findField } from './fields.ts'
import { part, setBusy, type OrderPage } from './page.ts'

/** Lets the person of this device's session order without name and address; a payment link is for the person that it names. */
export async function showBuyer(page: OrderPage): Promise<void> {
  const { token, workspaceId } = readStoredSession()
  if (!token || page.link) return
  page.state.buyer = { token, workspaceId }
  part('buyer-fields', HTMLElement).hidden = true
  const answer = await ask(getMe, {}, page.state.buyer).catch(() => undefined)
  if (!answer?.success) return showAsStranger(page)
  const { firstName, lastName, email } = answer.data.user
  part('buyer', HTMLElement).textContent = `${firstName} ${lastName} (${email})`
  part('signed-in', HTMLElement).hidden = false
}

export function showAsStranger(page: OrderPage): void {
  page.state.buyer = undefined
  page.state.joins = false
  setBusy(page, page.state.isBusy)
  part('signed-in', HTMLElement).hidden = true
  part('buyer-fields', HTMLElement).hidden = false
}

/** Fills in what a payment link knows, and loads the page again with the link's discount code. */
export async function fillFromLink(page: OrderPage): Promise<void> {
  if (!page.link) return
  const answer = await ask(getPaymentLink, { token: page.link }).catch(() => undefined)
  if (!answer?.success || !answer.data.link) return
  const { discountCode, ...known } = answer.data.link
  for (const name of ['firstName', 'lastName', 'email'] as const) {
    const field = findField(page, name)
    if (field?.value === '') field.value = known[name]
  }
  const address = new URL(location.href)
  if (!discountCode || address.searchParams.has('code')) return
  address.searchParams.set('code', discountCode)
  location.replace(address)
}
