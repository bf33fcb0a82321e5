import { restLeft, type Rest } from '@allenio/domain/workouts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useWakeLock } from '#lib/device'
import { toast } from '#ui/toast'
import type { OpenWorkout } from '../../device/open-workout.ts'
import { useRestEnd } from '../../device/use-rest.ts'
import { alertSettings, limitsNotice, platformLimits, type AlertSettings } from './alert-settings.ts'
import { togglePause } from './rest-changes.ts'
import { pauseTrack, playSignal, startTrack, stopTrack, unlockSound } from '#lib/sound'
import { useSelected } from '#lib/store'
import { useRestPush } from './use-rest-push.ts'
import { useRestWords } from './words.ts'

const vibrationMs = [200, 100, 200, 100, 400]
const flashMs = 1_400

/** Sound and vibration as they are set on this device. */
export function signal({ sound, vibration }: Pick<AlertSettings, 'sound' | 'vibration'>): void {
  if (vibration && 'vibrate' in navigator) navigator.vibrate(vibrationMs)
  if (sound) void playSignal()
}

interface RestAlertsOptions {
  player: OpenWorkout
  /** The name of the exercise after the rest, for the locked screen. */
  next: string
  /** The device is one person's own: it may sound behind the lock, and its owner gets a push. */
  isOwn: boolean
}

/** Tells of the end of a rest by all that the device can; true while the screen is to flash. */
export function useRestAlerts({ player, next, isOwn }: RestAlertsOptions): boolean {
  const rest = useSelected(player.workout, stored => stored.rest)
  const isOwner = useSelected(player.status, status => status.isOwner) !== false
  const settings = alertSettings.useValue()
  const [isFlashing, setFlashing] = useState(false)
  const isTrackOn = useRef(false)
  const t = useRestWords()

  useEffect(() => {
    addEventListener('pointerup', unlockSound)
    return () => removeEventListener('pointerup', unlockSound)
  }, [])

  useRestEnd(isOwner ? rest : null, () => {
    // the track gives the signal itself
    signal({ ...settings, sound: settings.sound && !isTrackOn.current })
    if (!settings.flash) return
    setFlashing(true)
    setTimeout(() => setFlashing(false), flashMs)
  })

  const startLockedTrack = useEffectEvent(async (running: Rest) => {
    const change = (to: (rest: Rest, now: number) => Rest | null) => () => void player.keepRest(to)
    isTrackOn.current = await startTrack(restLeft(running, Date.now()), {
      title: t('rest'),
      next,
      onPause: change(togglePause),
      onResume: change(togglePause),
      onSkip: change(() => null),
    })
  })
  const mayPlayLocked = isOwn && isOwner && settings.sound && settings.lockedSound
  const hasTrack = mayPlayLocked && rest !== null
  useEffect(() => {
    if (!mayPlayLocked || !rest) return
    if (rest.pausedAt === null) void startLockedTrack(rest)
    else pauseTrack()
  }, [rest, mayPlayLocked])
  useEffect(() => {
    if (!hasTrack) return
    return () => {
      isTrackOn.current = false
      stopTrack()
    }
  }, [hasTrack])

  useRestPush(rest, isOwn && isOwner)
  useWakeLock(settings.isScreenOn && isOwner)
  useLimitsNotice(isOwn && rest !== null)
  return isFlashing
}

/** Limits of the device are said at its first rest, and never again; the settings go on saying them. */
function useLimitsNotice(isDue: boolean): void {
  const t = useRestWords()
  const wasSaid = limitsNotice.useValue()
  useEffect(() => {
    if (!isDue || wasSaid) return
    limitsNotice.set(true)
    const limits = platformLimits()
    if (limits.length > 0) toast({ id: 'rest limits', text: [t('limits'), ...limits.map(limit => t(limit))].join(' ') })
  }, [isDue, wasSaid, t])
}
