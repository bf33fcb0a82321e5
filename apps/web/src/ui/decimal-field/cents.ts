import { decimalOf } from './decimal.ts'

/** The number of an amount as a field shows it: whole, or with both places of the cents. */
export const amountNumber = (cents: number): string => (cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2))

/** Parses a typed amount into cents; undefined if it is none, or has a fraction of a cent. */
export function centsOf(text: string): number | undefined {
  const amount = decimalOf(text.replaceAll(/[€$£]/g, ''), 2)
  if (amount === undefined) return undefined
  const cents = Math.round(amount * 100)
  return Math.abs(cents - amount * 100) < 1e-6 ? cents : undefined
}
