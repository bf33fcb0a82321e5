import { areaWords } from '#lib/words'
import { ButtonLink } from '#ui/button'
import { InstallAppPicture } from '#ui/illustrations'
import { FullPage } from './full-page.tsx'

const useOldAppWords = areaWords('old app', {
  it: {
    title: 'Aggiorna {{app}}',
    text: 'Questa versione è troppo vecchia per andare avanti. L’aggiornamento dura poco, e ritrovi tutto com’era.',
    update: 'Aggiorna',
  },
  en: {
    title: 'Update {{app}}',
    text: 'This version is too old to continue. The update takes a moment, and everything will be as you left it.',
    update: 'Update',
  },
})

interface OldAppPageProps {
  app: string
  /** The app's page in the store. */
  href: string
}

/** Stands in the place of every page within an app of the stores that is older than its business allows. */
export function OldAppPage({ app, href }: OldAppPageProps) {
  const t = useOldAppWords()
  return (
    <FullPage
      picture={<InstallAppPicture />}
      title={t('title', { app })}
      text={t('text')}
      actions={
        <ButtonLink kind="primary" href={href}>
          {t('update')}
        </ButtonLink>
      }
    />
  )
}
