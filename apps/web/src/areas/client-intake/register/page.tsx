import { getRegistrationFacts } from '@allenio/contract/client-intake'
import { useLocation } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { hrefTo } from '#lib/screens'
import { isGone, messageOf, read } from '#lib/api'
import { Button, ButtonLink } from '#ui/button'
import { GuestButtons, GuestPage, GuestWaiting } from '#ui/guest-page'
import { BrokenPicture } from '#ui/illustrations'
import { useRegisterWords } from './words.ts'
import { RegisterForm } from './register-form.tsx'

const skeleton = <GuestWaiting fields={3} />

/** Says first which business the link belongs to, and whether it is still open. */
export function Page() {
  const t = useRegisterWords()
  const code = useCode()
  const { data, error, isPending, refetch } = useQuery({
    ...read(getRegistrationFacts, { code }, { quiet: true }),
    enabled: code !== '',
    retry: 1,
    staleTime: Infinity,
  })
  const isUnknown = code === '' || isGone(error)
  if (isUnknown) {
    return (
      <GuestPage picture={<BrokenPicture />} title={t('deadTitle')} lead={t('deadText')}>
        <GuestButtons>
          <ButtonLink href={hrefTo('/login')}>{t('toLogin')}</ButtonLink>
        </GuestButtons>
      </GuestPage>
    )
  }
  if (error) {
    return (
      <GuestPage picture={<BrokenPicture />} title={t('failedTitle')} lead={messageOf(error)}>
        <GuestButtons>
          <Button onClick={() => void refetch()}>{t('retry')}</Button>
        </GuestButtons>
      </GuestPage>
    )
  }
  if (isPending) return skeleton
  if (!data.isOpen) {
    return (
      <GuestPage logo={data.logo} title={t('closedTitle', { business: data.business })} lead={t('closedText')}>
        <GuestButtons>
          <ButtonLink href={hrefTo('/login')}>{t('toLogin')}</ButtonLink>
        </GuestButtons>
      </GuestPage>
    )
  }
  return <RegisterForm code={code} business={data.business} logo={data.logo} />
}

/** Read from the raw address: the router would parse a code of digits as a number. */
function useCode(): string {
  const search = useLocation({ select: ({ searchStr }) => searchStr })
  return (new URLSearchParams(search).get('c') ?? '').replaceAll('"', '')
}
