import { config } from '#lib/config'
import { hrefTo } from '#lib/screens'
import { useSession } from '#lib/session'
import { Logo } from '#ui/brand'
import { ButtonLink } from '#ui/button'
import { NotFoundPicture } from '#ui/illustrations'
import { Link } from '#ui/link'
import { usePageTitle } from '../frame/page-title.ts'
import { useWords } from '../words/index.ts'
import { FullPage } from './full-page.tsx'
import css from './not-found-content.module.css'

export function NotFoundContent() {
  const t = useWords()
  const { token, schoolToken } = useSession()
  usePageTitle(t('notFound'))
  const home = token ? hrefTo('/home') : schoolToken ? hrefTo('/trainingschools') : hrefTo('/')
  return (
    <>
      <Link href={home} className={css.brand} aria-label={t('toHome')}>
        <Logo brand={config.brand} height={22} decorative />
      </Link>
      <FullPage
        picture={<NotFoundPicture />}
        title={t('notFound')}
        text={t('notFoundText')}
        actions={
          <ButtonLink kind="primary" href={home}>
            {t('goHome')}
          </ButtonLink>
        }
      />
    </>
  )
}
