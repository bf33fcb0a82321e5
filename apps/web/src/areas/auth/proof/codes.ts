export const codeDigits = 6

/** The authenticator's code as it is typed or pasted: digits alone. */
export const digitsOf = (typed: string): string => typed.replaceAll(/\D/g, '').slice(0, codeDigits)

export const isWholeCode = (digits: string): boolean => digits.length === codeDigits
