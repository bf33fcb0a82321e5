import type { SurveyType } from '@allenio/contract/surveys'
import { areaWords } from '#lib/words'
import { Badge } from '#ui/badge'

export const useSurveyTypeWords = areaWords('survey types', {
  common: ['type'],
  it: {
    type_WELCOME: 'Benvenuto',
    type_CHECK_IN: 'Check-in',
    typeText_WELCOME: 'Si compila una volta, all’inizio del percorso',
    typeText_CHECK_IN: 'Torna ogni settimana, ogni mese o quando lo chiedi',
  },
  en: {
    type_WELCOME: 'Welcome',
    type_CHECK_IN: 'Check-in',
    typeText_WELCOME: 'Answered once, when someone starts',
    typeText_CHECK_IN: 'Comes every week, every month or when you ask',
  },
})

export function TypeBadge({ type }: { type: SurveyType }) {
  const t = useSurveyTypeWords()
  return <Badge>{t(`type_${type}`)}</Badge>
}
