import { passwordLength } from '@allenio/contract/account'
import { passwordFault } from '@allenio/domain/account'

export type PasswordGrade = 'empty' | 'short' | 'common' | 'holds address' | 'fair' | 'good' | 'strong'

/** How a new password is to be called while it is typed; length counts more than odd signs do. */
export function gradeOf(password: string, email: string): PasswordGrade {
  if (password === '') return 'empty'
  if (password.length < passwordLength.min) return 'short'
  switch (passwordFault(password, email)) {
    case 'common password':
      return 'common'
    case 'password holds the address':
      return 'holds address'
    case undefined:
      return strengthOf(password)
  }
}

/** Repeated signs add nothing; each further kind of sign is worth a little more length. */
function strengthOf(password: string): 'fair' | 'good' | 'strong' {
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter(kind => kind.test(password)).length
  const worth = Math.min(password.length, new Set(password).size * 2) + (kinds - 1) * 1.5
  if (worth >= 18) return 'strong'
  return worth >= 14 ? 'good' : 'fair'
}

export const isAccepted = (grade: PasswordGrade): boolean => grade === 'fair' || grade === 'good' || grade === 'strong'

/** The filled part of the bar, out of four. */
export const barOf: Readonly<Record<PasswordGrade, 0 | 1 | 2 | 3 | 4>> = {
  empty: 0,
  short: 1,
  common: 1,
  'holds address': 1,
  fair: 2,
  good: 3,
  strong: 4,
}
