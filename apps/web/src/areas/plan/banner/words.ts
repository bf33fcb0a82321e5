import { areaWords } from '#lib/words'

export const useWords = areaWords('plan', {
  it: { trialShort_one: 'Prova gratuita: {{count}} giorno', trialShort_other: 'Prova gratuita: {{count}} giorni' },
  en: { trialShort_one: 'Free trial: {{count}} day left', trialShort_other: 'Free trial: {{count}} days left' },
})
