import { useEffect, useState } from 'react'
import { useFormats } from '#lib/formats'
import { usePlayerWords } from './words.ts'

interface ElapsedClockProps {
  startedAt: string
  finishedAt: string | null
  className?: string | undefined
}

/** How long the workout goes on, by the clock. */
export function ElapsedClock({ startedAt, finishedAt, className }: ElapsedClockProps) {
  const t = usePlayerWords()
  const { restTime } = useFormats()
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (finishedAt !== null) return
    const look = () => setNow(Date.now())
    const timer = setInterval(look, 1_000)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [finishedAt])
  const end = finishedAt === null ? now : Date.parse(finishedAt)
  const time = restTime(Math.max(0, Math.floor((end - Date.parse(startedAt)) / 1_000)))
  return (
    <span role="timer" aria-live="off" aria-label={t('elapsed', { time })} className={className}>
      {time}
    </span>
  )
}
