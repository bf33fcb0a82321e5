import { printClock } from '@allenio/domain/programs'
import { IconAlarm, IconPlayerStop } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { playSignal, unlockSound } from '#lib/sound'
import { Button } from '#ui/button'
import { toast } from '#ui/toast'
import { minutesText } from './times-text.ts'
import { useCookWords } from './words.ts'

const vibrationMs = [200, 100, 200, 100, 400]

/** Counts down a time that a step names. It goes by the clock, so that a page that slept is right. */
export function StepTimer({ seconds }: { seconds: number }) {
  const t = useCookWords()
  const [endsAt, setEndsAt] = useState<number>()
  const [now, setNow] = useState(0)
  const left = endsAt === undefined ? undefined : Math.max(0, Math.ceil((endsAt - now) / 1000))
  const isRunning = endsAt !== undefined
  const isOver = left === 0
  useEffect(() => {
    if (!isRunning || isOver) return
    const timer = setInterval(() => setNow(Date.now()), 250)
    return () => clearInterval(timer)
  }, [isRunning, isOver])
  useEffect(() => {
    if (!isOver) return
    void playSignal()
    navigator.vibrate?.(vibrationMs)
    toast({ type: 'info', text: useCookWords.say('timerOver') })
  }, [isOver])
  const start = () => {
    unlockSound()
    setNow(Date.now())
    setEndsAt(Date.now() + seconds * 1000)
  }
  const name = seconds < 60 ? `${seconds}\u00a0s` : minutesText(Math.round(seconds / 60))
  if (left === undefined)
    return (
      <Button icon={IconAlarm} onClick={start}>
        {t('startTimer', { minutes: name })}
      </Button>
    )
  return (
    <Button
      kind="ink"
      icon={IconPlayerStop}
      aria-label={isOver ? t('timerOver') : t('stopTimer', { time: printClock(left) })}
      onClick={() => setEndsAt(undefined)}>
      {isOver ? t('timerOver') : printClock(left)}
    </Button>
  )
}
