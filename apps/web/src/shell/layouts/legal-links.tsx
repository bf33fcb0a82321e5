import { useWords } from '../words/index.ts'
import css from './legal-links.module.css'

/** Links to pages that the server renders, so each is a full load. */
export function LegalLinks() {
  const t = useWords()
  return (
    <nav className={css.links} aria-label={t('legalMenu')}>
      <a href="/privacy">{t('privacy')}</a>
      <a href="/terms">{t('terms')}</a>
      <a href="/help">{t('help')}</a>
    </nav>
  )
}
