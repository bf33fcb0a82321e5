// elsewhere the first zero is only dialled within the country
const keepsZero = new Set(['+39', '+378', '+225', '+241', '+242'])

/** Reads a telephone number as people write it; one without a country code gets this one. Answers plus and digits, or nothing. */
export function parsePhone(text: string, countryCode: string): string | undefined {
  const bare = text.replaceAll(/[\s().\-/]/g, '').replace(/^00/, '+')
  const national = keepsZero.has(countryCode) ? bare : bare.replace(/^0/, '')
  const phone = bare.startsWith('+') ? bare : `${countryCode}${national}`
  return isPhone(phone) ? phone : undefined
}

/** Whether a text is a number as it is kept: plus, country code, digits. */
export const isPhone = (text: string): boolean => /^\+[1-9]\d{6,14}$/.test(text)

/** The country codes of one and of two digits; all others have three. */
const countryCode = /^\+([17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/

/**
 * Writes a number for a spreadsheet: `0039 3331234567`. The plus would be taken for a formula, and digits without a blank for a figure
 * whose zeros fall away.
 */
export const phoneForSheets = (phone: string): string => phone.replaceAll(' ', '').replace(countryCode, '00$1 ')

/** Writes a number for people to read. Only Italian ones are set apart: where the digits of others are, differs by country. */
export const spacedPhone = (phone: string): string => (/^\+39\d+$/.test(phone) ? `+39 ${phone.slice(3, 6)} ${phone.slice(6)}` : phone)
