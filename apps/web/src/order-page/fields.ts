import type { Input } from '@allenio/contract'
import type { BuyerFiscal, createCheckout } from '@allenio/contract/purchases'
import { parsePhone } from '@allenio/domain/typed-values'
import { tab } from '#lib/session'
import type { OrderPage } from './page.ts'

export type OrderInput = Input<typeof createCheckout>

export const fiscalFields = [
  'fiscalCode',
  'address',
  'zip',
  'city',
  'province',
  'country',
] as const satisfies readonly (keyof BuyerFiscal)[]
const buyerFields = ['firstName', 'lastName', 'email', 'phone'] as const satisfies readonly (keyof OrderInput)[]
/** What survives a reload; consents have to be given anew. */
const storedFields = [...buyerFields, 'dial', ...fiscalFields] as const
const consentFields = ['policy', 'terms', 'earlyStart'] as const satisfies readonly (keyof OrderInput['consents'])[]

type FieldName = (typeof storedFields)[number] | (typeof consentFields)[number]

export type Field = HTMLInputElement | HTMLSelectElement

export const isField = (element: unknown): element is Field => element instanceof HTMLInputElement || element instanceof HTMLSelectElement

/** A field of this name, where the form has one: fiscal data are not always asked for. */
export function findField({ form }: Pick<OrderPage, 'form'>, name: string): Field | undefined {
  const element = form.elements.namedItem(name)
  return isField(element) ? element : undefined
}

export const valueOf = (page: OrderPage, name: FieldName): string => findField(page, name)?.value.trim() ?? ''

/** The telephone number as it is kept; null where none is typed, undefined where what is typed is no number. */
export function phoneOf(page: OrderPage): string | null | undefined {
  const typed = valueOf(page, 'phone')
  return typed === '' ? null : parsePhone(typed, valueOf(page, 'dial'))
}

export function paysAtOnce({ form }: OrderPage): boolean {
  const choice = form.elements.namedItem('pays')
  return choice instanceof RadioNodeList && choice.value === 'once'
}

const storageName = ({ facts }: OrderPage) => `order.${facts.packageId}`

export function storeFields(page: OrderPage): void {
  tab.write(storageName(page), JSON.stringify(Object.fromEntries(storedFields.map(name => [name, valueOf(page, name)]))))
}

export function restoreFields(page: OrderPage): void {
  const stored = parseRecord(tab.read(storageName(page)))
  for (const name of storedFields) {
    const [field, value] = [findField(page, name), stored[name]]
    if (field && typeof value === 'string') field.value = value
  }
  for (const name of consentFields) {
    const field = findField(page, name)
    if (field instanceof HTMLInputElement) field.checked = false
  }
}

/** Parses what this page has stored; another version of it may have stored anything. */
export function parseRecord(text: string | undefined): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}
