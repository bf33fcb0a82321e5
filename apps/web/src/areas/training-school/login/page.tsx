import { loginToSchool } from '@allenio/contract/training-school'
import { Suspense } from 'react'
import { CredentialsForm } from '#areas/auth'
import { call } from '#lib/api'
import { signIn } from '#lib/session'
import { rich } from '#lib/words'
import { TextLink } from '#ui/link'
import { Skeleton, Waiting } from '#ui/skeleton'
import { Title } from '#ui/text'
import { useWords } from '../words.ts'
import css from './page.module.css'

/** Never resolves: the guard leads to the school's page as soon as the person is logged in. */
const waitForRedirect = () => new Promise<never>(() => undefined)

export function Page() {
  const t = useWords()
  const enter = async (credentials: { email: string; password: string }) => {
    const { access_token: token } = await call(loginToSchool, credentials)
    signIn('training_school', { token })
    await waitForRedirect()
  }
  return (
    <div className={css.page}>
      <header className={css.head}>
        <Title level={1}>{t('loginTitle')}</Title>
        <p className={css.lead}>{t('loginLead')}</p>
      </header>
      <Suspense fallback={<FormWaiting />}>
        <CredentialsForm onSubmit={enter} />
      </Suspense>
      <p className={css.lead}>
        {rich(t('otherDoor'), {
          link: text => (
            <TextLink tone="strong" href="/login">
              {text}
            </TextLink>
          ),
        })}
      </p>
    </div>
  )
}

const FormWaiting = () => (
  <Waiting>
    <div className={css.form}>
      <Skeleton height={70} />
      <Skeleton height={70} />
      <Skeleton height={44} />
    </div>
  </Waiting>
)
