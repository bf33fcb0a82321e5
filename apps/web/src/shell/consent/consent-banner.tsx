import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { giveConsent, hasOneSignal, hasUsageServices, startThirdParty, reportPerson, useConsent } from '#lib/third-party'
import { useLanguage } from '#lib/words'
import { Button } from '#ui/button'
import { Row } from '#ui/layout'
import { Title } from '#ui/text'
import type { Me } from '../me/me.ts'
import { useWords } from '../words/index.ts'
import css from './consent-banner.module.css'

/** Asks once, and only if a service needs consent. Neither answer is more prominent than the other. */
export function ConsentBanner() {
  const t = useWords()
  const answer = useConsent()
  const isPdf = useRouterState({ select: ({ matches }) => matches.at(-1)?.staticData.screen?.layout === 'pdf' })
  if (answer || isPdf || !(hasUsageServices() || hasOneSignal())) return null
  return (
    <section className={css.banner} aria-labelledby="consent-title">
      <div className={css.words}>
        <Title level={2} size={16} id="consent-title" className={css.title}>
          {t(hasUsageServices() ? 'consentTitle' : 'consentPushTitle')}
        </Title>
        <p>
          {hasUsageServices() && t('consentText')} {hasOneSignal() && t('consentPush')} <a href="/privacy">{t('consentMore')}</a>
        </p>
      </div>
      <Row gap={8} wrap className={css.buttons}>
        <Button onClick={() => giveConsent(false)}>{t('consentNo')}</Button>
        <Button onClick={() => giveConsent(true)}>{t('consentYes')}</Button>
      </Row>
    </section>
  )
}

/** Starts heatmap, bug reports and analytics, but only where they are configured, outside development and after consent. */
export function useThirdParty(me: Me | undefined): void {
  const locale = useLanguage()
  const { id, email, name } = me ?? {}
  useEffect(startThirdParty, [])
  useEffect(() => reportPerson(id && email && name ? { id, email, name, locale } : undefined), [id, email, name, locale])
}
