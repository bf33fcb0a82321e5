import { validate as validateFiscalCode } from 'stdnum/lib/cjs/it/codicefiscale.js'
import { validate as validateIva } from 'stdnum/lib/cjs/it/iva.js'

// Each check is loaded by its own path: the door of the package holds those of ninety countries.

const bareOf = (text: string): string => text.toUpperCase().replaceAll(/[\s.\-/]/g, '')

/** Numbers of other countries differ too much: only what all of them have in common is checked. */
const foreignNumber = (bare: string): string | undefined => (/^[A-Z0-9]{2,20}$/.test(bare) ? bare : undefined)

/**
 * Reads a VAT number as people write it, with blanks, points and the country's letters or without them. An Italian one has a check digit;
 * those of other countries differ too much to be checked. Answers it as it is kept, or nothing.
 */
export function parseVatNumber(text: string, country: string): string | undefined {
  const bare = bareOf(text)
  return country === 'IT' ? parseIva(bare.replace(/^IT/, '')) : foreignNumber(bare)
}

const parseIva = (digits: string): string | undefined => (validateIva(digits).isValid ? digits : undefined)

/** Reads a fiscal code. In Italy that of a person has sixteen signs, and that of a company is a number like its VAT number. */
export function parseFiscalCode(text: string, country: string): string | undefined {
  const bare = bareOf(text)
  if (country !== 'IT') return foreignNumber(bare)
  return /^\d+$/.test(bare) ? parseIva(bare) : validateFiscalCode(bare).isValid ? bare : undefined
}

/** Reads the code by which electronic invoices find an Italian business: seven signs, six of a public office. */
export function parseRecipientCode(text: string): string | undefined {
  const bare = bareOf(text)
  return /^[A-Z0-9]{6,7}$/.test(bare) ? bare : undefined
}
