import { useRouterState } from '@tanstack/react-router'
import { giveConsent, isThirdPartyConfigured, useConsent } from '#lib/third-party'
import { Button } from '#ui/button'
import { useWords } from '../words/index.ts'
import css from './consent-banner.module.css'

/** Asks once, and only if a service needs consent. Neither answer is more prominent than the other. */
export function ConsentBanner() {
  const t = useWords()
  const answer = useConsent()
  const isPdf = useRouterState({ select: ({ matches }) => matches.at(-1)?.staticData.screen?.layout === 'pdf' })
  if (answer || isPdf || !isThirdPartyConfigured()) return null
  return (
    <section className={css.banner} aria-labelledby="consent-title">
      <div className={css.words}>
        <h2 id="consent-title" className={css.title}>
          {t('consentTitle')}
        </h2>
        <p>
          {t('consentText')} <a href="/privacy">{t('consentMore')}</a>
        </p>
      </div>
      <div className={css.buttons}>
        <Button onClick={() => giveConsent(false)}>{t('consentNo')}</Button>
        <Button onClick={() => giveConsent(true)}>{t('consentYes')}</Button>
      </div>
    </section>
  )
}
