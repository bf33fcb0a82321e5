import { dietMarksAtOnce, listDietMarks } from '@allenio/contract/meal-diary'
import { adherenceFrom, type AdherenceColumn } from '#areas/clients'
import { areaWords } from '#lib/words'

const useMarkWords = areaWords('diet marks', {
  it: {
    counted_one: '{{known}} giorno segnato su {{count}}',
    counted_other: '{{known}} giorni segnati su {{count}}',
    none: 'Nessun piano alimentare',
  },
  en: { counted_one: '{{known}} of {{count}} day logged', counted_other: '{{known}} of {{count}} days logged', none: 'No meal plan' },
})

/** The dot of the client list. */
export const dietAdherence: AdherenceColumn = {
  id: 'nutrition',
  order: 20,
  permission: 'update meal plans',
  label: { it: 'Dieta', en: 'Diet' },
  useAdherence: adherenceFrom({
    list: listDietMarks,
    atOnce: dietMarksAtOnce,
    useTitle: () => {
      const t = useMarkWords()
      return ({ plannedDays, knownDays }) => (plannedDays > 0 ? t('counted', { count: plannedDays, known: String(knownDays) }) : t('none'))
    },
  }),
}
