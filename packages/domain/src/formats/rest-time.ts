/** Seconds as mm:ss, and h:mm:ss when over an hour. */
export function formatRestTime(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds))
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  const two = (value: number) => String(value).padStart(2, '0')
  // exactly one hour does not count as more than an hour
  if (whole <= 3600) return `${two(Math.floor(whole / 60))}:${two(rest)}`
  return `${hours}:${two(minutes)}:${two(rest)}`
}
