import { addDays } from '@allenio/domain/days'
import { romeDay } from '@allenio/domain/formats'
import { useMinute } from '#lib/device'
import { useFormats } from '#lib/formats'
import { useDeskWords } from '../words.ts'

/** 'domani, 09:00', 'giovedì 12 mar 2026, 18:05' */
export function useSendTime() {
  const t = useDeskWords()
  const { day, time, weekday } = useFormats()
  const today = romeDay(new Date(useMinute()))
  return (when: string | Date): string => {
    const sendDay = romeDay(when)
    if (sendDay === today) return t('today', { time: time(when) })
    if (sendDay === addDays(today, 1)) return t('tomorrow', { time: time(when) })
    return t('onDay', { weekday: weekday(when), day: day(when), time: time(when) })
  }
}
