import { reservationLimits } from '@allenio/contract/reservations'
import { addDays, dayIn } from '@allenio/domain/days'
import { countTimes, daysOf } from '@allenio/domain/reservations'
import { sql, type WorkspaceDb } from '#platform/db'
import { wrongField } from '#platform/errors'
import { hoursOf, selectSeries, type SeriesRow } from './series.ts'

/** What decides how many times a series offers on which days. */
type Offer = Parameters<typeof countTimes>[0] & { hostId: string; skippedDays: readonly string[] }

interface Change {
  /** The series as it is to be. */
  offer: Offer
  /** What is left beside it of the series that it replaces, wholly or on some days; undefined for new hours. */
  rest?: { id: string; before: Offer; left: Offer | null } | undefined
}

const offerOf = (row: SeriesRow): Offer => ({ ...hoursOf(row), hostId: row.host_id })

/** The series as it was, cut before a day or without one; null where nothing is left of it. */
export const restOf = (row: SeriesRow, left: Partial<Offer> | null) => ({
  id: row.id,
  before: offerOf(row),
  left: left && { ...offerOf(row), ...left },
})

/**
 * Refuses hours with which a host, or the whole business, would offer more times on a day than a calendar can show. Looked at are as many
 * days as one read may span, from the first one of the hours. Reads have bounds of their own, so that what was made before is answered,
 * and what a day has too many already may be changed as long as it does not become more.
 */
export async function refuseCrowdedDays(db: WorkspaceDb, { offer, rest }: Change): Promise<void> {
  const today = dayIn('UTC')
  const from = offer.firstDay > today ? offer.firstDay : today
  const range = { from, to: addDays(from, reservationLimits.days - 1) }
  const own = countTimes(offer)
  const days = daysOf(offer, range)
  if (own === 0 || days.length === 0) return
  const others = await selectSeries(
    db,
    sql`s.deleted_at is null and s.first_day <= ${range.to} and (s.until_day is null or s.until_day >= ${from})
      and s.id is distinct from ${rest?.id ?? null}`,
  )
  const offers = [...others.map(offerOf), ...(rest?.left ? [rest.left] : [])]
  const ofBusiness = countByDay(offers, range)
  const ofHost = countByDay(
    offers.filter(({ hostId }) => hostId === offer.hostId),
    range,
  )
  const before = countByDay(rest ? [rest.before] : [], range)
  const isSameHost = rest?.before.hostId === offer.hostId
  const field = offer.windowEnd === null ? 'startTime' : 'stepMinutes'
  const { timesOfHost, timesOfBusiness } = reservationLimits
  for (const day of days) {
    const isMore = own > (before.get(day) ?? 0)
    const [withHost, together] = [own + (ofHost.get(day) ?? 0), own + (ofBusiness.get(day) ?? 0)]
    if (withHost > timesOfHost && (isMore || !isSameHost))
      throw wrongField(field, 'too many times of host', { count: withHost, max: timesOfHost })
    if (together > timesOfBusiness && isMore)
      throw wrongField(field, 'too many times of business', { count: together, max: timesOfBusiness })
  }
}

function countByDay(offers: readonly Offer[], range: { from: string; to: string }): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const offer of offers) {
    const count = countTimes(offer)
    for (const day of daysOf(offer, range)) counts.set(day, (counts.get(day) ?? 0) + count)
  }
  return counts
}
