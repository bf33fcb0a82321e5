import { IconAlertCircle } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { useFormats } from '#lib/formats'
import { areaWords } from '#lib/words'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import css from './notice.module.css'

/** An error of the whole form, read aloud as it appears. */
export function Notice({ children }: { children: ReactNode }) {
  return (
    <div className={css.notice} role="alert">
      <IconAlertCircle stroke={1.5} aria-hidden />
      <div>{children}</div>
    </div>
  )
}

const useWaitWords = areaWords('wait notice', {
  it: { waitFor: 'Troppi tentativi. Puoi riprovare tra {{time}}.' },
  en: { waitFor: 'Too many attempts. You can try again in {{time}}.' },
})

interface WaitNoticeProps {
  seconds: number
  onOver: () => void
}

/** Counts down until another try is allowed. It is read aloud once, not every second. */
export function WaitNotice({ seconds, onOver }: WaitNoticeProps) {
  const t = useWaitWords()
  const { restTime } = useFormats()
  const [left, setLeft] = useState(seconds)
  const over = useEffectEvent(onOver)
  useEffect(() => {
    // performance.now is used because a hidden tab's timer sleeps, and a device's clock that is set back would make the wait a day long
    const end = performance.now() + seconds * 1000
    const timer = setInterval(() => {
      const rest = Math.max(0, Math.ceil((end - performance.now()) / 1000))
      setLeft(rest)
      if (rest > 0) return
      clearInterval(timer)
      over()
    }, 250)
    return () => clearInterval(timer)
  }, [seconds])
  return (
    <Notice>
      <VisuallyHidden>{t('waitFor', { time: restTime(seconds) })}</VisuallyHidden>
      <span aria-hidden>{t('waitFor', { time: restTime(left) })}</span>
    </Notice>
  )
}
