import type { Amount, Vat } from '@allenio/contract/payments'

const euCountries = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ')
export const home = 'IT'
const standardPercent = 22

export const isInUnion = (country: string): boolean => euCountries.includes(country)

export type ViesAnswer = 'valid' | 'invalid' | 'unreachable'

export interface VatFacts {
  country: string
  vatNumber: string | null
  /** The answer of VIES on this number; null while it was not asked. */
  vies: ViesAnswer | null
}

/** Whether VIES is to be asked about a number: it knows those of other countries of the EU. */
export const isViesAsked = ({ country, vatNumber }: Pick<VatFacts, 'country' | 'vatNumber'>): boolean =>
  country !== home && isInUnion(country) && vatNumber !== null

/** VIES knows Greece by other letters than ISO 3166, and a number without its country. */
export function viesQuery({ country, vatNumber }: { country: string; vatNumber: string }): { country: string; number: string } {
  const letters = country === 'GR' ? 'EL' : country
  return { country: letters, number: vatNumber.startsWith(letters) ? vatNumber.slice(letters.length) : vatNumber }
}

/**
 * The VAT that the operator, who is in Italy, charges a business: art. 7-ter DPR 633/1972. A business of another country of the EU owes it
 * there itself, if VIES confirms its number; until it answers, the sale counts as Italian.
 */
export function vatOf({ country, vatNumber, vies }: VatFacts): Vat {
  if (country !== home && !isInUnion(country)) return { percent: 0, reason: 'outside', isUnchecked: false }
  const isAsked = isViesAsked({ country, vatNumber })
  if (isAsked && vies === 'valid') return { percent: 0, reason: 'reverse charge', isUnchecked: false }
  return { percent: standardPercent, reason: 'standard', isUnchecked: isAsked && vies !== 'invalid' }
}

export const vatPercents = { standard: standardPercent, 'reverse charge': 0, outside: 0 } as const satisfies Record<Vat['reason'], number>

export function withVat(net: number, { percent }: Pick<Vat, 'percent'>): Amount {
  const vat = Math.round((net * percent) / 100)
  return { net, vat, total: net + vat }
}

/** Providers round the VAT of each line, so a cent for each of them may differ from the VAT of the sum. */
export const isSameVat = ({ net, vat, lines }: { net: number; vat: number; lines: number }, ours: Pick<Vat, 'percent'>): boolean =>
  Math.abs(vat - withVat(net, ours).vat) <= Math.max(0, lines - 1)
