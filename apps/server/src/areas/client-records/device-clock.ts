/** A clock that is wrong by less is right enough, and what is under way takes time, too. */
const toleratedMs = 2 * 60_000

export interface DeviceClock {
  /** The device's clock is wrong. */
  isShifted: boolean
  /** The moment as the server's clock would have told it. */
  timeOf: (moment: string) => string
}

/**
 * Reads the times of a device. One whose clock is a day off is off by as much for all that it has written; what is still in the future
 * after that happened now.
 */
export function deviceClock(sentAt: string, now = Date.now()): DeviceClock {
  const skew = now - Date.parse(sentAt)
  const shift = Math.abs(skew) > toleratedMs ? skew : 0
  return { isShifted: shift !== 0, timeOf: moment => new Date(Math.max(0, Math.min(now, Date.parse(moment) + shift))).toISOString() }
}
