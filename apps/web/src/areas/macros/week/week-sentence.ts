import type { DayTypeWeek } from '@allenio/contract/macros'
import { weekdayList } from '#lib/formats'
import { areaWords, useLanguage } from '#lib/words'
import { useDayTypeName } from '../targets/day-type-name.ts'
import { weekGroups } from './week-groups.ts'

const useWeekWords = areaWords('macros week sentence', {
  it: {
    training: 'dal calendario degli allenamenti; senza programma {{week}}',
    onDays: '{{type}} {{days}}',
    onOtherDays: 'altrimenti {{type}}',
    always: 'sempre {{type}}',
  },
  en: {
    training: 'from the training calendar; without a program {{week}}',
    onDays: '{{type}} {{days}}',
    onOtherDays: 'otherwise {{type}}',
    always: 'always {{type}}',
  },
})

/** "Allenamento lun, mer e ven, altrimenti Riposo" */
export function useWeekSentence(): (week: NonNullable<DayTypeWeek>, options?: { followsTraining?: boolean | undefined }) => string {
  const t = useWeekWords()
  const language = useLanguage()
  const dayTypeName = useDayTypeName()
  const sentenceOf = (week: NonNullable<DayTypeWeek>) => {
    const groups = weekGroups(week)
    const [only, ...others] = groups
    if (only && others.length === 0) return t('always', { type: dayTypeName(only.type) })
    return groups
      .map(({ type, weekdays }, at) =>
        at === groups.length - 1
          ? t('onOtherDays', { type: dayTypeName(type) })
          : t('onDays', { type: dayTypeName(type), days: weekdayList(language, weekdays) }),
      )
      .join(', ')
  }
  return (week, { followsTraining = false } = {}) => (followsTraining ? t('training', { week: sentenceOf(week) }) : sentenceOf(week))
}
