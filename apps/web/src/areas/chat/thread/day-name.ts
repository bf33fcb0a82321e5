import { addDays } from '@allenio/domain/days'
import { romeDay } from '@allenio/domain/formats'
import { useFormats } from '#lib/formats'
import { useThreadWords } from './words.ts'

/** 'Oggi', 'Ieri', 'Mercoledì 18 nov 2026'. */
export function useDayName(): (day: string) => string {
  const t = useThreadWords()
  const { day: inFull, weekday } = useFormats()
  return day => {
    const today = romeDay()
    if (day === today) return t('today')
    if (day === addDays(today, -1)) return t('yesterday')
    const name = weekday(day)
    return `${name.charAt(0).toUpperCase()}${name.slice(1)} ${inFull(day)}`
  }
}
