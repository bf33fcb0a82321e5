/** Of numbers that are written without one. */
export const homeCountryCode = '+39'

/** Reads a telephone number as people write it; one without a country code gets this one. Answers plus and digits, or nothing. */
export function readPhone(text: string, countryCode: string): string | undefined {
  const bare = text.replaceAll(/[\s().\-/]/g, '').replace(/^00/, '+')
  const phone = bare.startsWith('+') ? bare : `${countryCode}${bare}`
  return /^\+[1-9]\d{6,14}$/.test(phone) ? phone : undefined
}
