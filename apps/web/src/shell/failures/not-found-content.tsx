import { config } from '#lib/config'
import { useSession } from '#lib/session'
import { Logo } from '#ui/brand'
import { ButtonLink } from '#ui/button'
import { NotFoundPicture } from '#ui/illustrations'
import { Link } from '#ui/link'
import { usePageTitle } from '../frame/page-title.ts'
import { useWords } from '../words/index.ts'
import css from './not-found-content.module.css'

export function NotFoundContent() {
  const t = useWords()
  const { token, schoolToken } = useSession()
  usePageTitle(t('notFound'))
  const home = token ? '/home' : schoolToken ? '/trainingschools' : '/'
  return (
    <div className={css.page}>
      <Link href={home} className={css.brand} aria-label={t('toHome')}>
        <Logo brand={config.brand} height={22} decorative />
      </Link>
      <div className={css.words}>
        <NotFoundPicture />
        <h1 className={css.title}>{t('notFound')}</h1>
        <p className={css.text}>{t('notFoundText')}</p>
        <ButtonLink kind="primary" href={home}>{t('goHome')}</ButtonLink>
      </div>
    </div>
  )
}
