import { isId } from '@allenio/domain/ids'
import { daysBetween } from '@allenio/domain/days'

/** More do not stand beside each other on a page. */
export const comparedVisitsAtMost = 3
/** A photo that is farther from a visit shows another body. */
const photoDays = 21

/** The ids of the compared visits in an address, which may contain anything. */
export const readCompared = (raw: unknown): string[] =>
  [...new Set(typeof raw === 'string' ? raw.split(',').filter(isId) : [])].slice(0, comparedVisitsAtMost)

/** The chosen visits after another press: a finished visit has values, and the last choice takes the place of the first. */
export const withinLimit = (chosen: Iterable<string>, comparable: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...chosen].filter(id => comparable.has(id)).slice(-comparedVisitsAtMost))

interface DatedRecord {
  id: string
  day: string
}

/** The photos taken nearest to each of the days, each once. */
export function nearestPhotos(days: readonly string[], photos: readonly DatedRecord[]): string[] {
  const nearest = days.flatMap(day => {
    const distance = (photo: DatedRecord) => Math.abs(daysBetween(day, photo.day))
    const [first] = photos.filter(photo => distance(photo) <= photoDays).toSorted((one, other) => distance(one) - distance(other))
    return first?.id ?? []
  })
  return [...new Set(nearest)]
}
