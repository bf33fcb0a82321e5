import type { Language } from '@allenio/contract'
import { sellerFields, type SellerField } from '@allenio/contract/business'

/** The business as a seller: what buyers must be able to read before and after they order. */
export interface SellerIdentity {
  name: string
  address: string
  country: string
  vatNumber: string | null
  fiscalCode: string | null
  certifiedMail: string | null
  email: string | null
  phone: string | null
}

/**
 * Names the facts that the law asks of a seller at a distance and the business has not written yet (directive 2011/83/EU article 6,
 * D.Lgs. 70/2003 article 7). In Italy, who has no VAT number is known by the fiscal code; elsewhere small traders may have neither.
 */
export const missingSellerFields = (seller: SellerIdentity): SellerField[] =>
  sellerFields.filter(field =>
    field === 'vatNumber' ? seller.country === 'IT' && !seller.vatNumber && !seller.fiscalCode : !seller[field],
  )

const labels = {
  it: { vatNumber: 'P. IVA', fiscalCode: 'Codice fiscale', certifiedMail: 'PEC', email: 'E-mail', phone: 'Telefono' },
  en: { vatNumber: 'VAT number', fiscalCode: 'Fiscal code', certifiedMail: 'Certified e-mail', email: 'E-mail', phone: 'Telephone' },
} as const satisfies Record<Language, Partial<Record<keyof SellerIdentity, string>>>

const labelled = ['vatNumber', 'fiscalCode', 'email', 'phone', 'certifiedMail'] as const

/** The seller, in the lines of a letterhead: name, address, then each number with what it is. */
export const sellerLines = (language: Language, seller: SellerIdentity): string[] => [
  seller.name,
  ...(seller.address ? seller.address.split('\n') : []),
  ...labelled.flatMap(field => (seller[field] ? [`${labels[language][field]}: ${seller[field]}`] : [])),
]
