import { useEffect } from 'react'
import { useMe } from '#shell'
import { hrefTo } from '#lib/screens'
import { areaWords, useLanguage } from '#lib/words'
import { dismissBanner, showBanner } from '#ui/banner'

const { say } = areaWords('operator guard', {
  it: {
    lead: 'Manca la verifica in due passaggi',
    text: 'Per amministrare il servizio attivala, o aggiungi una passkey. Se l’hai già, esci e accedi di nuovo con quella.',
    button: 'Attiva',
  },
  en: {
    lead: 'Two-step verification is missing',
    text: 'To run the service, turn it on or add a passkey. If you have one, log out and log in with it.',
    button: 'Turn on',
  },
})

const id = 'operator guard'

/** A super admin whose session has shown neither second factor nor passkey reaches only what sets one up. */
export function useGuardBanner(): void {
  const me = useMe()
  const language = useLanguage()
  const isMissing = me?.isGuardMissing === true
  useEffect(() => {
    if (!isMissing) return undefined
    showBanner({
      id,
      type: 'warning',
      lead: say('lead'),
      text: say('text'),
      buttons: [{ text: say('button'), to: `${hrefTo('/settings')}#second-factor` }],
    })
    return () => dismissBanner(id)
  }, [isMissing, language])
}
