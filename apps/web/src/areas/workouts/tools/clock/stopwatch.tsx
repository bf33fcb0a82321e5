import { IconPlayerPlay, IconPlayerStop, IconRotate } from '@tabler/icons-react'
import { printClock } from '@allenio/domain/programs'
import { useEffect, useEffectEvent, useState } from 'react'
import { tab } from '#lib/session'
import { Button } from '#ui/button'
import { Figure } from '#ui/figure'
import { IconButton } from '#ui/icon-button'
import { Row } from '#ui/layout'
import { ProgressBar } from '#ui/progress'
import { alertSettings } from '../rest/alert-settings.ts'
import { signal } from '../rest/use-rest-alerts.ts'
import { useNow } from './use-clock.ts'
import { useClockWords } from './words.ts'

interface StopwatchProps {
  /** The id of the set, under which a running clock survives a reload. */
  setId: string
  /** Seconds to hold; null only counts up. */
  target: number | null
  onStop: (seconds: number) => void
}

const keyOf = (setId: string) => `allenio.set-clock.${setId}`

function storedStart(setId: string): number | null {
  const startedAt = Number(tab.read(keyOf(setId)) ?? Number.NaN)
  return Number.isFinite(startedAt) ? startedAt : null
}

/** Measures a set in seconds. The clock continues beyond the target, because more is a result, too. */
export function Stopwatch({ setId, target, onStop }: StopwatchProps) {
  const t = useClockWords()
  const [startedAt, setStartedAt] = useState(() => storedStart(setId))
  const now = useNow(startedAt)
  const seconds = startedAt === null ? 0 : Math.max(0, Math.floor((now - startedAt) / 1_000))
  const turn = (next: number | null) => {
    tab.write(keyOf(setId), next === null ? undefined : String(next))
    setStartedAt(next)
  }
  const isReached = target !== null && seconds >= target
  useReached(isReached, startedAt, target)
  const left = target === null || isReached ? null : target - seconds
  return (
    <Row gap={12} wrap justify="between">
      <Figure
        size="medium"
        label={t(target === null ? 'stopwatch' : 'countdown')}
        value={left === null && target !== null && startedAt !== null ? `+${printClock(seconds - target)}` : printClock(left ?? seconds)}
        unit={target === null ? undefined : t('of', { time: printClock(target) })}
      />
      <Row gap={4}>
        {startedAt === null ? (
          <Button icon={IconPlayerPlay} onClick={() => turn(Date.now())}>
            {t('start')}
          </Button>
        ) : (
          <>
            <IconButton label={t('reset')} icon={IconRotate} onClick={() => turn(null)} />
            <Button
              icon={IconPlayerStop}
              onClick={() => {
                turn(null)
                onStop(Math.floor((Date.now() - startedAt) / 1_000))
              }}>
              {t('stop', { time: printClock(seconds) })}
            </Button>
          </>
        )}
      </Row>
      {target !== null && startedAt !== null && (
        <div style={{ flexBasis: '100%' }}>
          <ProgressBar
            label={t('countdown')}
            labelHidden
            thin
            value={Math.min(seconds, target)}
            max={target}
            tone={isReached ? 'done' : 'plain'}
          />
        </div>
      )}
    </Row>
  )
}

/** Plays the signal once when the target is reached, but not after a reload long afterwards. */
function useReached(isReached: boolean, startedAt: number | null, target: number | null): void {
  const signalOnce = useEffectEvent(() => {
    const late = startedAt === null || target === null ? Infinity : Date.now() - startedAt - target * 1_000
    if (late < 2_000) signal(alertSettings.get())
  })
  useEffect(() => {
    if (isReached) signalOnce()
  }, [isReached])
}
