import { listTrainingMarks, trainingMarksAtOnce } from '@allenio/contract/workouts'
import { adherenceFrom, type AdherenceColumn } from '#areas/clients'
import { areaWords } from '#lib/words'

const useMarkWords = areaWords('workouts marks', {
  it: {
    counted_one: '{{done}} allenamento su {{count}} previsto',
    counted_other: '{{done}} allenamenti su {{count}} previsti',
    none: 'Nessun allenamento previsto',
  },
  en: {
    counted_one: '{{done}} of {{count}} planned workout',
    counted_other: '{{done}} of {{count}} planned workouts',
    none: 'No planned workouts',
  },
})

/** The dot of the client list. */
export const trainingAdherence: AdherenceColumn = {
  id: 'training',
  order: 10,
  permission: 'view workouts',
  label: { it: 'Allenamento', en: 'Training' },
  useAdherence: adherenceFrom({
    list: listTrainingMarks,
    atOnce: trainingMarksAtOnce,
    useTitle: () => {
      const t = useMarkWords()
      return ({ planned, done }) => (planned > 0 ? t('counted', { count: planned, done: String(done) }) : t('none'))
    },
  }),
}
