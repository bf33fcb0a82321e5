import type { Reservation } from '@allenio/contract/reservations'
import { BareButton } from '#ui/layout'
import css from './booking.module.css'
import { clockOf, isWaiting, refusalOfTime, stateOf, type ChoiceMode } from './times.ts'
import { useBookingWords } from './words.ts'

interface TimeButtonProps {
  time: Reservation
  mode: ChoiceMode
  /** Whether the host's name stands beside the time, because there are several. */
  hasHost: boolean
  onPress: (time: Reservation) => void
}

/** A time as a large button; one that cannot be had says why, and stays in the order of keys. */
export function TimeButton({ time, mode, hasHost, onPress }: TimeButtonProps) {
  const state = stateOf(time, mode)
  const line = useTimeLine(time, mode)
  const isRefused = state === 'refused'
  return (
    <BareButton
      className={css.time}
      data-state={state}
      aria-disabled={isRefused || undefined}
      onClick={isRefused ? undefined : () => onPress(time)}>
      <b>{clockOf(time)}</b>
      {hasHost && <span className={css.host}>{time.host.name}</span>}
      {line !== '' && <span className={css.line}>{line}</span>}
    </BareButton>
  )
}

function useTimeLine(time: Reservation, mode: ChoiceMode): string {
  const t = useBookingWords()
  const { booking, capacity, taken, waiting } = time
  const refusal = refusalOfTime(time, mode)
  const state = stateOf(time, mode)
  switch (state) {
    case 'own':
      return booking && isWaiting(time) ? t('ownPlace', { place: booking.waitingPlace ?? 1 }) : t('ownTime')
    case 'waiting list':
      return [t('full'), waiting > 0 ? t('waiting', { count: waiting }) : t('waitingList')].join(' · ')
    case 'free':
      if (isWaiting(time)) return t('seatForYou')
      if (refusal) return t(`refused_${refusal}`)
      return capacity > 1 ? t('seats', { count: Math.max(0, capacity - taken) }) : ''
    case 'refused':
      return time.refusal ? t(`refused_${time.refusal}`) : ''
    case 'hidden':
      return ''
    default:
      return state satisfies never
  }
}
