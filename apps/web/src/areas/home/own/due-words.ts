import { useFormats } from '#lib/formats'
import { useOwnWords } from './words.ts'
import { dueIn } from './own-day.ts'

/** 'Oggi', 'Per venerdì', 'In ritardo di 3 giorni'. */
export function useDueWords(today: string) {
  const t = useOwnWords()
  const { day, weekday } = useFormats()
  return (dueDay: string): string => {
    const due = dueIn(dueDay, today)
    switch (due.kind) {
      case 'late':
        return t('late', { count: due.days })
      case 'today':
        return t('today')
      case 'tomorrow':
        return t('tomorrow')
      case 'this week':
        return t('onWeekday', { weekday: weekday(dueDay) })
      case 'later':
        return t('onDay', { day: day(dueDay) })
      default:
        return due satisfies never
    }
  }
}
