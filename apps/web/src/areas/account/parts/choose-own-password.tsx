import { choosePassword } from '@allenio/contract/account'
import { useGuestWords } from '../guest/words.ts'
import { ChoosePassword } from '../password/choose-password.tsx'

/** The password that the owner of an account chooses after proving the address. */
export function ChooseOwnPassword({ token }: { token: string }) {
  const t = useGuestWords()
  return (
    <ChoosePassword
      key={token}
      token={token}
      kind="confirm"
      endpoint={choosePassword}
      toInput={password => ({ token, password })}
      resultOf={answer => answer}
      title={t('chooseTitle')}
      lead={email => t('chooseFor', { email })}
    />
  )
}
