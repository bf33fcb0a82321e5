import type { OrderFormFacts } from '@allenio/contract/storefront'

/** The order form as the server has written it, and what changes while it is filled in. */
export interface OrderPage {
  form: HTMLFormElement
  button: HTMLButtonElement
  facts: OrderFormFacts
  /** The words of the button, until a press agrees to something else. */
  label: string
  /** The token of a link that the business has sent. */
  link: string | null
  state: OrderState
}

interface OrderState {
  /** The session that the order is sent with; undefined for a stranger. */
  buyer: { token: string; workspaceId: string | undefined } | undefined
  /** The buyer has read that there is no second trial, and that the first payment is charged at once. */
  isTrialUsed: boolean
  /** The buyer has read what the business will see of the account. */
  joins: boolean
  isBusy: boolean
}

export function readOrderPage(form: HTMLFormElement): OrderPage {
  const button = part('submit', HTMLButtonElement)
  return {
    form,
    button,
    label: button.textContent,
    facts: JSON.parse(form.dataset['order'] ?? '') as OrderFormFacts, // written by our own server
    link: new URLSearchParams(location.search).get('link'),
    state: { buyer: undefined, isTrialUsed: false, joins: false, isBusy: false },
  }
}

/** A part of the page that the server always draws with the form. */
export function part<Part extends HTMLElement>(id: string, kind: new () => Part): Part {
  const found = document.getElementById(id)
  if (!(found instanceof kind)) throw new Error(`The page has no ${id}`)
  return found
}

export function setBusy({ button, facts, label, state }: OrderPage, isBusy: boolean): void {
  state.isBusy = isBusy
  const idleLabel = state.joins ? facts.words.join : state.isTrialUsed ? facts.words.pay : label
  button.setAttribute('aria-disabled', String(isBusy))
  button.textContent = isBusy ? facts.words.busy : idleLabel
}
