import { isMobileAgent } from '#lib/device'
import { devicePreference, parseFields } from '../device-preference.ts'

const preset = {
  sound: true,
  vibration: true,
  flash: true,
  /** Off at first: it stops the music of other apps. */
  lockedSound: false,
  isScreenOn: true,
}
export type AlertSettings = typeof preset

/** How this device tells that a rest is over. */
export const alertSettings = devicePreference('alerts', stored => parseFields(stored, preset))

export type PlatformLimit = 'noVibration' | 'noWakeLock' | 'noPush'

/** Limits of this browser. */
export const platformLimits = (): PlatformLimit[] => [
  // nobody asks it of a computer
  ...(hasApi('vibrate') || !isMobileAgent(navigator.userAgent) ? [] : (['noVibration'] as const)),
  ...(hasApi('wakeLock') ? [] : (['noWakeLock'] as const)),
  ...('PushManager' in globalThis ? [] : (['noPush'] as const)),
]

const hasApi = (name: keyof Navigator): boolean => name in navigator

/** The limits were said once. */
export const limitsNotice = devicePreference('limits said', stored => stored === true)
