import type { DietAssignment } from '@allenio/contract/meal-diary'
import { foodName } from '@allenio/domain/aliments'
import { daysBetween } from '@allenio/domain/days'
import { useFormats } from '#lib/formats'
import { useLanguage } from '#lib/words'
import { useDiaryWords } from '../words.ts'

type PlanDays = readonly Pick<DietAssignment['dayList'][number], 'id' | 'nameIt' | 'nameEn'>[]

/** How dates and days of a plan are called. */
export function useDayTexts() {
  const t = useDiaryWords()
  const language = useLanguage()
  const { day, weekday } = useFormats()
  const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
  return {
    /** Today, tomorrow, or the weekday. */
    titleOf: (date: string, today: string): string => {
      const days = daysBetween(today, date)
      if (days === 0) return t('today')
      if (days === 1) return t('tomorrow')
      if (days === -1) return t('yesterday')
      return capital(weekday(date))
    },
    dateOf: (date: string): string => `${capital(weekday(date))} ${day(date)}`,
    /** The rest that the title leaves open; a day of the plan that is called as its weekday is named once. */
    subOf: (date: string, { today, planDay }: { today: string; planDay: string | undefined }): string[] => {
      const name = capital(weekday(date))
      const isNamed = Math.abs(daysBetween(today, date)) > 1
      return [isNamed ? day(date) : `${name} ${day(date)}`, ...(planDay && planDay !== name ? [planDay] : [])]
    },
    planDayName: (days: PlanDays, id: string | null): string => {
      const at = days.findIndex(each => each.id === id)
      const named = days[at]
      return (named && foodName(named, language)) || t('planDay', { number: at + 1 })
    },
  }
}
