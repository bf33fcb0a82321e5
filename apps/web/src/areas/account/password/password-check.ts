import { passwordFault } from '@allenio/domain/account'
import { usePasswordWords } from './words.ts'

/** The fault of a new password apart from its length, as a sentence. */
export function usePasswordCheck(): (password: string, email: string) => string | undefined {
  const t = usePasswordWords()
  return (password, email) => {
    switch (passwordFault(password, email)) {
      case 'common password':
        return t('commonPassword')
      case 'password holds the address':
        return t('passwordHoldsAddress')
      case undefined:
        return undefined
    }
  }
}
