import { useEffect, useEffectEvent, useState } from 'react'
import { useFormats } from '#lib/formats'
import { VisuallyHidden } from '#ui/visually-hidden'
import { useLoginWords } from '../words/login.ts'
import { Notice } from './notice.tsx'

interface WaitNoticeProps {
  seconds: number
  onOver: () => void
}

/** Counts down until another try is allowed. Said aloud once, not every second. */
export function WaitNotice({ seconds, onOver }: WaitNoticeProps) {
  const t = useLoginWords()
  const { restTime } = useFormats()
  const [left, setLeft] = useState(seconds)
  const over = useEffectEvent(onOver)
  useEffect(() => {
    // by the clock: a hidden tab's timer sleeps
    const end = Date.now() + seconds * 1000
    const timer = setInterval(() => {
      const rest = Math.max(0, Math.ceil((end - Date.now()) / 1000))
      setLeft(rest)
      if (rest > 0) return
      clearInterval(timer)
      over()
    }, 250)
    return () => clearInterval(timer)
  }, [seconds])
  return (
    <Notice>
      <VisuallyHidden>{t('wait', { time: restTime(seconds) })}</VisuallyHidden>
      <span aria-hidden>{t('wait', { time: restTime(left) })}</span>
    </Notice>
  )
}
