import { clockIn, dayIn } from '#lib/days'
import { useFormats } from '#lib/formats'

/** "giovedì 3 dicembre, 18:00", as clocks of the business show it. */
export function useWhen(): (at: string, zone: string) => string {
  const formats = useFormats()
  return (at, zone) => `${formats.fullDay(dayIn(zone, at))}, ${clockIn(zone, Date.parse(at))}`
}
