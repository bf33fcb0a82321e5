import { loginToSchool } from '@allenio/contract/training-school'
import { CredentialsForm } from '#areas/auth'
import { hrefTo } from '#lib/screens'
import { call } from '#lib/api'
import { signIn } from '#lib/session'
import { rich } from '#lib/words'
import { Stack } from '#ui/layout'
import { TextLink } from '#ui/link'
import { Text, Title } from '#ui/text'
import { useWords } from '../words.ts'

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
    <Stack gap={28}>
      <Stack as="header" gap={6}>
        <Title level={1}>{t('loginTitle')}</Title>
        <Text tone={2}>{t('loginLead')}</Text>
      </Stack>
      <CredentialsForm onSubmit={enter} />
      <Text tone={2}>
        {rich(t('otherDoor'), {
          link: text => (
            <TextLink tone="strong" href={hrefTo('/login')}>
              {text}
            </TextLink>
          ),
        })}
      </Text>
    </Stack>
  )
}
