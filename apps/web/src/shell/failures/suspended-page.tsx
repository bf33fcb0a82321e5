import { Button, ButtonLink } from '#ui/button'
import { EmptyListPicture } from '#ui/illustrations'
import { hrefTo } from '#lib/screens'
import { areaWords } from '#lib/words'
import { logOut } from '../me/log-out.ts'
import { FullPage } from './full-page.tsx'

const useSuspendedWords = areaWords('suspended business', {
  it: {
    title: '{{business}} è sospesa',
    text: 'Chi gestisce il servizio ha sospeso l’accesso: {{reason}}. I dati restano al sicuro. Per informazioni scrivi all’assistenza.',
    settings: 'Il tuo account',
    logOut: 'Esci',
  },
  en: {
    title: '{{business}} is suspended',
    text: 'The service operator has suspended access: {{reason}}. All data stays safe. For more information, contact support.',
    settings: 'Your account',
    logOut: 'Log out',
  },
})

interface SuspendedPageProps {
  business: string
  reason: string
}

/** Stands in the place of every page of a business that the operator has suspended; the account itself stays open. */
export function SuspendedPage({ business, reason }: SuspendedPageProps) {
  const t = useSuspendedWords()
  return (
    <FullPage
      picture={<EmptyListPicture />}
      title={t('title', { business })}
      text={t('text', { reason: reason.replace(/\.$/, '') })}
      actions={
        <>
          <ButtonLink href={hrefTo('/settings')}>{t('settings')}</ButtonLink>
          <Button onClick={() => void logOut()}>{t('logOut')}</Button>
        </>
      }
    />
  )
}
