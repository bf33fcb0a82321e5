import { checkInMarksAtOnce, listCheckInMarks } from '@allenio/contract/surveys'
import { adherenceFrom, type AdherenceColumn } from '#areas/clients'
import { areaWords } from '#lib/words'

const useMarkWords = areaWords('check-in marks', {
  it: { counted_one: '{{answered}} check-in su {{count}}', counted_other: '{{answered}} check-in su {{count}}' },
  en: { counted_one: '{{answered}} of {{count}} check-in', counted_other: '{{answered}} of {{count}} check-ins' },
})

/** The dot of the client list. */
export const checkInAdherence: AdherenceColumn = {
  id: 'checkIns',
  order: 30,
  permission: 'update surveys',
  label: { it: 'Check-in', en: 'Check-ins' },
  useAdherence: adherenceFrom({
    list: listCheckInMarks,
    atOnce: checkInMarksAtOnce,
    useTitle: () => {
      const t = useMarkWords()
      return ({ due, answered }) => t('counted', { count: due, answered: String(answered) })
    },
  }),
}
