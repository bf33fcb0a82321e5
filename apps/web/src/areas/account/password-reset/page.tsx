import { resetPassword } from '@allenio/contract/account'
import { useLinkValues } from '../guest/link.ts'
import { useGuestWords } from '../guest/words.ts'
import { ChoosePassword } from '../password/choose-password.tsx'

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
