import { resetPassword } from '@allenio/contract/account'
import { useLinkValues } from '../data/link-token.ts'
import { ChoosePassword } from '../password/choose-password.tsx'
import { useGuestWords } from '../guest/words.ts'

export function Page() {
  const t = useGuestWords()
  const { token, email } = useLinkValues()
  return (
    <ChoosePassword
      key={token}
      token={token}
      kind="reset"
      endpoint={resetPassword}
      toInput={password => ({ token, email, password })}
      resultOf={answer => answer}
      title={t('resetTitle')}
      lead={address => t('resetFor', { email: address || email })}
    />
  )
}
