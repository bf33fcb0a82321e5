/**
 * Reads a VAT number as people write it, with blanks, points and the country's letters or without them. An Italian one has eleven
 * digits, the last of which is computed from the others; those of other countries differ too much to be checked. Answers it as it is
 * kept, or nothing.
 */
export function parseVatNumber(text: string, country: string): string | undefined {
  const bare = text.toUpperCase().replaceAll(/[\s.\-/]/g, '')
  if (country !== 'IT') return /^[A-Z0-9]{2,20}$/.test(bare) ? bare : undefined
  const digits = bare.replace(/^IT/, '')
  return isPartitaIva(digits) ? digits : undefined
}

/** The check digit is Luhn's, as the decree of 23 December 1976 lays down; eleven zeros would pass it. */
function isPartitaIva(digits: string): boolean {
  if (!/^\d{11}$/.test(digits) || /^0+$/.test(digits)) return false
  const sum = [...digits].reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}
