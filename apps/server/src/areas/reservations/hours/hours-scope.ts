import { sql, type Sql } from '#platform/db'

/** The hosts and single places whose hours are read; the rules look at nothing else where one of their times is judged. */
export interface HoursScope {
  hostIds: readonly string[]
  placeKeys: readonly string[]
  /** Further series that are asked about, whoever hosts their appointments. */
  seriesIds: readonly string[]
}

interface Place {
  host_id: string | null
  place_key: string | null
}

export const scopeOf = (places: readonly Place[], seriesIds: readonly (string | null)[] = []): HoursScope => ({
  hostIds: places.flatMap(({ host_id }) => host_id ?? []),
  placeKeys: places.flatMap(({ place_key }) => place_key ?? []),
  seriesIds: seriesIds.filter(id => id !== null),
})

/**
 * A condition on series `s` with their kinds: those of hosts and of single places. Places are told apart by `placeKeyOf`, so that all
 * single ones are read where one is asked for.
 */
export const isSeriesOf = ({ hostIds, placeKeys, seriesIds }: HoursScope, kind: Sql): Sql => sql`
  (s.host_id = any(${[...hostIds]}::uuid[]) or s.id = any(${[...seriesIds]}::uuid[])
    or (${placeKeys.length > 0}::boolean and ${kind}.is_place_single))`
