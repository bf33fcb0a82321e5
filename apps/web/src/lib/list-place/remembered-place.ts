import { session, tab } from '#lib/session'
import type { ListAddress, ListFilters, ListPlace } from './list-address.ts'

const keyOf = (name: string) => `allenio.${name}.place.${session().personId ?? ''}.${session().workspaceId ?? ''}`

/** Remembers the list as it was left, for the way back from one of its rows and for the order of the next ones. */
export const rememberPlace = <Filters extends ListFilters>({ name }: ListAddress<Filters>, place: ListPlace<Filters>): void =>
  tab.write(keyOf(name), JSON.stringify(place))

export function rememberedPlace<Filters extends ListFilters>({ name, parse }: ListAddress<Filters>): ListPlace<Filters> {
  try {
    const storedPlace: unknown = JSON.parse(tab.read(keyOf(name)) ?? '{}')
    return parse(typeof storedPlace === 'object' && storedPlace !== null ? storedPlace : {})
  } catch {
    return parse({})
  }
}
