import { findField, isField, phoneOf, valueOf, type Field } from './fields.ts'
import { part, type OrderPage } from './page.ts'

/** Sentences by the names of fields; an empty one takes the fault of a field away. */
export type Faults = Readonly<Record<string, string>>

const isVisible = (field: Field) => field.offsetParent !== null

/** What is missing or cannot be meant, in the words that the server has written beside each field. */
export function findFaults(page: OrderPage): Faults {
  const { form, facts, state } = page
  const fields = [...form.elements].filter(element => isField(element)).filter(({ name }) => name !== '')
  const faults = Object.fromEntries(
    fields.map(field => [field.name, isVisible(field) && isMissing(field) ? (field.dataset['empty'] ?? '') : '']),
  )
  if (state.buyer) return faults
  if (!faults['email'] && !/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(valueOf(page, 'email'))) faults['email'] = facts.words.emailFormat
  if (phoneOf(page) === undefined) faults['phone'] = facts.words.phoneFormat
  return faults
}

const isMissing = (field: Field): boolean =>
  field.required && (field instanceof HTMLInputElement && field.type === 'checkbox' ? !field.checked : field.value.trim() === '')

/** Shows faults beside their fields and puts the focus on the first of them; answers whether any of them could be shown. */
export function showFaults(page: OrderPage, faults: Faults): boolean {
  const wrong = Object.entries(faults).flatMap(([name, text]) => {
    const field = findField(page, name)
    return field && showFault(field, text) ? [{ field, text }] : []
  })
  // the focus reads the first fault aloud; this sentence tells the others
  part('faults', HTMLElement).textContent = wrong.length > 1 ? wrong.map(({ text }) => text).join(' ') : ''
  wrong[0]?.field.focus()
  return wrong.length > 0
}

export function showFault(field: Field, text: string): boolean {
  const place = document.getElementById(`${field.name}-error`)
  if (!place) return false
  place.textContent = text
  if (text) field.setAttribute('aria-invalid', 'true')
  else field.removeAttribute('aria-invalid')
  return text !== '' && isVisible(field)
}
