import { addDays, clockIn, dayIn } from '@allenio/domain/days'
import { useMe, useToday } from '#shell'
import { useFormats } from '#lib/formats'
import { zoneLabel } from '#lib/time-zones'
import { useBookingWords } from './words.ts'

interface Span {
  startDate: string
  endDate: string
  zone: string
}

const capitalised = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

/** Days and times as clients read them, in the zone of the business: "giovedì 18 dic, 18:00". */
export function useWhen() {
  const t = useBookingWords()
  const { day, weekday } = useFormats()
  const today = useToday()
  const ownZone = useMe()?.timeZone
  const dayText = (date: string): string => {
    if (date === today) return t('onToday')
    if (date === addDays(today, 1)) return t('onTomorrow')
    const dateText = day(date)
    return `${weekday(date)} ${date.slice(0, 4) === today.slice(0, 4) ? dateText.replace(/ \d{4}$/, '') : dateText}`
  }
  const momentText = (moment: string, zone: string): string => `${dayText(dayIn(zone, moment))}, ${clockIn(zone, Date.parse(moment))}`
  return {
    dayText,
    dayTitle: (date: string): string => capitalised(dayText(date)),
    momentText,
    whenText: ({ startDate, zone }: Pick<Span, 'startDate' | 'zone'>): string => momentText(startDate, zone),
    spanText: ({ startDate, endDate, zone }: Span): string =>
      `${capitalised(momentText(startDate, zone))}–${clockIn(zone, Date.parse(endDate))}`,
    /** The time on the client's own clock, where they live in another zone. */
    ownText: ({ startDate, zone }: Pick<Span, 'startDate' | 'zone'>): string | undefined => {
      if (ownZone === undefined || ownZone === zone) return undefined
      const [there, here] = [zone, ownZone].map(each => `${dayIn(each, startDate)} ${clockIn(each, Date.parse(startDate))}`)
      return there === here
        ? undefined
        : t('ownZone', { when: momentText(startDate, ownZone), zone: zoneLabel(ownZone, new Date(startDate)) })
    },
  }
}
