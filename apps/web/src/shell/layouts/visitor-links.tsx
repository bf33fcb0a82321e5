import { useLanguage } from '#lib/words'
import { classes } from '#ui/classes'
import { chooseLanguage } from '../me/own-language.ts'
import { useVisitorWords } from '../words/visitors.ts'
import css from './visitor-links.module.css'

// each name is in its own language, independent of the current one
const choices = [
  { language: 'it', name: 'Italiano' },
  { language: 'en', name: 'English' },
] as const

export function LanguageSwitch() {
  const t = useVisitorWords()
  const currentLanguage = useLanguage()
  return (
    <fieldset className={css.switch} aria-label={t('language')}>
      {choices.map(({ language, name }) => (
        <button
          key={language}
          type="button"
          lang={language}
          className={classes(css.choice, language === currentLanguage && css.chosen)}
          aria-pressed={language === currentLanguage}
          onClick={() => chooseLanguage(language)}>
          {name}
        </button>
      ))}
    </fieldset>
  )
}

/** Links to pages that the server renders, so each is a full load. */
export function LegalLinks() {
  const t = useVisitorWords()
  return (
    <nav className={css.links} aria-label={t('legalMenu')}>
      <a href="/privacy">{t('privacy')}</a>
      <a href="/terms">{t('terms')}</a>
      <a href="/help">{t('help')}</a>
    </nav>
  )
}
