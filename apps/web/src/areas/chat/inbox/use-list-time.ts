import { addDays, daysBetween, romeDay } from '@allenio/domain/days'
import { useMinute } from '#lib/device'
import { useFormats } from '#lib/formats'
import { useInboxWords } from './words.ts'

/** A time that is short enough for a list: 18:05, yesterday, Monday, 12 mar. */
export function useListTime() {
  const t = useInboxWords()
  const { time, weekday, day } = useFormats()
  const today = romeDay(new Date(useMinute()))
  return (when: string): string => {
    const itemDay = romeDay(when)
    if (itemDay >= today) return time(when)
    if (itemDay === addDays(today, -1)) return t('yesterday')
    if (daysBetween(itemDay, today) < 7) return weekday(when).slice(0, 3)
    const whole = day(when)
    // the year is shown only if it is not the present one
    return itemDay.slice(0, 4) === today.slice(0, 4) ? whole.replace(/ \d{4}$/, '') : whole
  }
}
