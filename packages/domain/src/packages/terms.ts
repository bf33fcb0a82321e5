import { packageLimits, type BillingModel, type IntervalUnit, type Unlocks } from '@allenio/contract/packages'

/** Terms as somebody writes them: fields of the other billing model may still hold something. */
export interface WrittenTerms {
  billingModel: BillingModel
  intervalUnit: IntervalUnit | null
  intervalCount: number | null
  price: number
  trialDays: number
  accessDays: number | null
  installments: number | null
  clientTypeId: string | null
  unlocks: Unlocks
}

/** Leaves out what does not fit the billing model. */
export function fitTerms(terms: WrittenTerms): WrittenTerms {
  const { unlocks } = terms
  if (terms.billingModel === 'SUBSCRIPTION') {
    return {
      ...terms,
      intervalUnit: terms.intervalUnit ?? 'MONTH',
      intervalCount: terms.intervalCount ?? 1,
      // nothing is charged, so there is nothing to try for free
      trialDays: terms.price === 0 ? 0 : terms.trialDays,
      accessDays: null,
      installments: null,
      unlocks: { ...unlocks, programIds: [] },
    }
  }
  return {
    ...terms,
    intervalUnit: null,
    intervalCount: null,
    trialDays: 0,
    installments: terms.price === 0 ? null : terms.installments,
    unlocks: { ...unlocks, credits: unlocks.credits.map(credits => ({ ...credits, each: 'once' as const })) },
  }
}

/** The fields of terms that cannot be offered, each with the reason. */
export function termFaults(
  terms: WrittenTerms,
): { field: 'price' | 'installments'; fault: 'price out of range' | 'installments too small' }[] {
  const { price, installments } = terms
  const isOutOfRange = price !== 0 && (price < packageLimits.price.least || price > packageLimits.price.most || !Number.isInteger(price))
  const areTooSmall = installments !== null && price < installments * packageLimits.installment
  return [
    ...(isOutOfRange ? [{ field: 'price' as const, fault: 'price out of range' as const }] : []),
    ...(areTooSmall ? [{ field: 'installments' as const, fault: 'installments too small' as const }] : []),
  ]
}
