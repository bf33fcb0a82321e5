import { setPassword } from '@allenio/contract/account'
import { useLinkValues } from '../data/link-token.ts'
import { ChoosePassword } from '../parts/choose-password.tsx'
import { useGuestWords } from '../words/guest.ts'

export function Page() {
  const t = useGuestWords()
  const { token } = useLinkValues()
  return (
    <ChoosePassword
      key={token}
      token={token}
      kind="invitation"
      endpoint={setPassword}
      toInput={password => ({ token, password })}
      emailOf={answer => answer.email}
      title={t('setTitle')}
      lead={email => t('setFor', { email })}
    />
  )
}
