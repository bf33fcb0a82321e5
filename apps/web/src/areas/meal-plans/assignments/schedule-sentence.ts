import type { MealPlanSchedule } from '@allenio/contract/meal-plans'
import { useWeekSentence } from '#areas/macros'
import { weekdayList } from '#lib/formats'
import { useLanguage } from '#lib/words'
import { useAssignmentWords } from './words.ts'

/** How the days of a plan follow each other: "un giorno dopo l’altro", "solo lun, mer e ven". */
export function useScheduleSentence(): (schedule: MealPlanSchedule) => string {
  const t = useAssignmentWords()
  const language = useLanguage()
  const weekSentence = useWeekSentence()
  return schedule => {
    switch (schedule.kind) {
      case 'in turn':
        return t('inTurn')
      case 'weekdays': {
        const weekdays = schedule.dayIds.flatMap((id, at) => (id === null ? [] : [at + 1]))
        return weekdays.length === schedule.dayIds.length
          ? t('onWeekdays')
          : t('onTheseWeekdays', { days: weekdayList(language, weekdays) })
      }
      case 'day types':
        return weekSentence(schedule.week, schedule)
      default:
        return schedule satisfies never
    }
  }
}
