import type { Input } from '@allenio/contract'
import { clientListStatuses, clientSorts, subscriptionStates } from '@allenio/contract/clients'
import type { listClients } from '@allenio/contract/clients'

/** The filters and the order of the list, as its address carries them. */
export type ClientFilters = Omit<Input<typeof listClients>, 'page'>

/** The list's address may also name the saved view it began from. */
export interface ListPlace extends ClientFilters {
  view?: string
}

const readText = (value: unknown): string | undefined => {
  const text = typeof value === 'string' ? value : typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
  return text.slice(0, 100) || undefined
}

const oneOf = <Value extends string>(options: readonly Value[], value: unknown): Value | undefined => options.find(each => each === value)

/** An address may contain anything, so values that the list does not know are left out. */
export function readPlace(raw: Readonly<Record<string, unknown>>): ListPlace {
  return withoutEmpty({
    view: readText(raw['view']),
    search: readText(raw['search']),
    status: oneOf(clientListStatuses, raw['status']),
    selectedType: readText(raw['selectedType']),
    tag: readText(raw['tag']),
    collaboratorId: readText(raw['collaboratorId']),
    subscription: oneOf(subscriptionStates, raw['subscription']),
    sort: oneOf(clientSorts, raw['sort']),
  })
}

function withoutEmpty<Values extends object>(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== '')) as Values
}

export function filtersOf({ view: _view, ...filters }: ListPlace): ClientFilters {
  return filters
}

/** Adds the collaborator chosen in the sidebar, unless the list has a collaborator filter of its own. */
export const withChosenMember = (filters: ClientFilters, memberId: string | undefined): ClientFilters =>
  memberId === undefined || filters.collaboratorId !== undefined ? filters : { ...filters, collaboratorId: memberId }

/** The address of the list with these filters. The default order, by name, is left out. */
export function listHref(place: ListPlace, path = '/clients'): string {
  const { sort, ...rest } = withoutEmpty(place)
  const query = new URLSearchParams(Object.entries(sort && sort !== 'name' ? { ...rest, sort } : rest))
  return query.size > 0 ? `${path}?${query.toString()}` : path
}

/** Whether a filter is set; the order alone hides nobody. */
export const isNarrowed = ({ sort: _sort, ...rest }: ClientFilters): boolean => Object.keys(withoutEmpty(rest)).length > 0

export const isSamePlace = (one: ClientFilters, other: ClientFilters): boolean => listHref(one) === listHref(other)
