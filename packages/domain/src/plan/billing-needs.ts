import { home, isInUnion } from './vat.ts'

/** The meaning of a tax number in a country: `needed` for an invoice, `spares VAT` where one may owe it at home, or `optional`. */
export type TaxNumberNeed = 'needed' | 'spares VAT' | 'optional'

/**
 * An electronic invoice of Italy names its buyer by the VAT number or the fiscal code (DPR 633/1972, art. 21). Elsewhere private persons
 * and small businesses that are exempt of VAT have neither, and the invoice needs none: one of another country of the EU has Italian VAT.
 */
export function taxNumberNeed(country: string): TaxNumberNeed {
  if (country === home) return 'needed'
  return isInUnion(country) ? 'spares VAT' : 'optional'
}

/** An Italian business is found by its certified mail or its recipient code; a person without a VAT number reads the invoice elsewhere. */
export const needsInvoiceAddress = ({ country, vatNumber }: { country: string; vatNumber?: string | null | undefined }): boolean =>
  country === home && Boolean(vatNumber)

export const billingFields = ['address', 'email', 'vatNumber'] as const
export type BillingField = (typeof billingFields)[number]

export interface BillingFacts {
  country: string
  address?: string | undefined
  email?: string | null | undefined
  vatNumber?: string | null | undefined
  fiscalCode?: string | null | undefined
}

/** Names what an invoice lacks. Nobody pays before it can be written. */
export const missingBillingFields = ({ country, address, email, vatNumber, fiscalCode }: BillingFacts): BillingField[] => {
  const isMissing = {
    address: !address?.trim(),
    email: !email,
    vatNumber: taxNumberNeed(country) === 'needed' && !vatNumber && !fiscalCode,
  } as const satisfies Record<BillingField, boolean>
  return billingFields.filter(field => isMissing[field])
}
