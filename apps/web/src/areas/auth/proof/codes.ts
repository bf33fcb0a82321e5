import { CallError } from '#lib/api'

export const codeDigits = 6

/** The authenticator's code as it is typed or pasted: digits alone. */
export const digitsOf = (typed: string): string => typed.replaceAll(/\D/g, '').slice(0, codeDigits)

export const isWholeCode = (digits: string): boolean => digits.length === codeDigits

/** Whether the server refused for this reason. */
export const isRefusedFor = (error: unknown, code: CallError['code']): boolean => error instanceof CallError && error.code === code
