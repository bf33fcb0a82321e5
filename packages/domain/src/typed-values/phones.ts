// elsewhere the first zero is only dialled within the country
const keepsZero = new Set(['+39', '+378', '+225', '+241', '+242'])

/** Reads a telephone number as people write it; one without a country code gets this one. Answers plus and digits, or nothing. */
export function parsePhone(text: string, countryCode: string): string | undefined {
  const bare = text.replaceAll(/[\s().\-/]/g, '').replace(/^00/, '+')
  const national = keepsZero.has(countryCode) ? bare : bare.replace(/^0/, '')
  const phone = bare.startsWith('+') ? bare : `${countryCode}${national}`
  return /^\+[1-9]\d{6,14}$/.test(phone) ? phone : undefined
}

/** Writes a number for people to read. Only Italian ones are set apart: where the digits of others are, differs by country. */
export const spacedPhone = (phone: string): string => (/^\+39\d+$/.test(phone) ? `+39 ${phone.slice(3, 6)} ${phone.slice(6)}` : phone)
