import { useMinute } from '#lib/device'
import css from './time-grid.module.css'
import { clockText, minuteAt, minutesOfDay, zoneDay } from './zone-days.ts'

const heightOf = (minute: number) => `${(minute / minutesOfDay) * 100}%`

interface NowLineProps {
  day: string
  zone: string
  left: string
  width: string
}

/** The moment now across its day. It moves by itself, so that the days need not be drawn every minute. */
export function NowLine({ day, zone, left, width }: NowLineProps) {
  const minute = minuteAt(useMinute(), zoneDay(day, zone), zone)
  return <div className={css.now} style={{ top: heightOf(minute), left, width }} aria-hidden />
}

export function NowLabel({ day, zone }: Pick<NowLineProps, 'day' | 'zone'>) {
  const minute = minuteAt(useMinute(), zoneDay(day, zone), zone)
  return (
    <span className={css.nowLabel} style={{ top: heightOf(minute) }}>
      {clockText(minute)}
    </span>
  )
}
