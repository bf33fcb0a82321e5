export const minuteMsOf = 60_000
export const hourMsOf = 60 * minuteMsOf

/** The next moment at which a client is reminded of an appointment; null when none is left. */
export function nextAlert(start: number, alerts: readonly number[], now: number): string | null {
  const moments = alerts.map(minutes => start - minutes * minuteMsOf).filter(moment => moment > now)
  return moments.length > 0 ? new Date(Math.min(...moments)).toISOString() : null
}
