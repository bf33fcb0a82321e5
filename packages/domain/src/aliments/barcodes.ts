export type BarcodeKind = 'EAN-8' | 'EAN-13' | 'UPC-A'

export interface Barcode {
  /** By this two codes of one product are equal: a UPC-A is the EAN-13 that begins with 0. An EAN-8 stays itself. */
  code: string
  kind: BarcodeKind
}

export type BarcodeRefusal =
  | { error: 'empty' }
  | { error: 'not only digits' }
  | { error: 'wrong length'; length: number }
  /** `expected` is the last digit that the others ask for: most faults are one wrong digit, or two in the wrong order. */
  | { error: 'wrong check digit'; expected: number }
  | { error: 'only zeros' }

const kinds: ReadonlyMap<number, BarcodeKind> = new Map([
  [8, 'EAN-8'],
  [12, 'UPC-A'],
  [13, 'EAN-13'],
])

/** Reads what was typed or scanned; blanks and hyphens are how people group the digits. */
export function parseBarcode(text: string): Barcode | BarcodeRefusal {
  const digits = text.replaceAll(/[\s-]/g, '')
  if (digits === '') return { error: 'empty' }
  if (!/^\d+$/.test(digits)) return { error: 'not only digits' }
  const kind = kinds.get(digits.length)
  if (kind === undefined) return { error: 'wrong length', length: digits.length }
  const expected = checkDigitOf(digits.slice(0, -1))
  if (Number(digits.slice(-1)) !== expected) return { error: 'wrong check digit', expected }
  // zeros pass the check, and stand in files where somebody had no barcode
  if (/^0+$/.test(digits)) return { error: 'only zeros' }
  const isPaddedUpc = kind === 'EAN-13' && digits.startsWith('0')
  return { code: kind === 'UPC-A' ? `0${digits}` : digits, kind: isPaddedUpc ? 'UPC-A' : kind }
}

/** GS1: from the right, digits count three times and once in turn; the check digit fills the sum up to a multiple of ten. */
function checkDigitOf(digits: string): number {
  const sum = [...digits].toReversed().reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0)
  return (10 - (sum % 10)) % 10
}
