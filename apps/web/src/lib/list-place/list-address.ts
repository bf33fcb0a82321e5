import { isId } from '@allenio/domain/ids'
import type { ScreenPath } from '#lib/screens'
import { parseText } from './address-texts.ts'

/** The filters and the order of a list. Each list adds filters of its own; all values are texts that an address can carry. */
export interface ListFilters {
  search?: string | undefined
  sort?: string | undefined
}

/** A list's address may also name the saved view it began from. */
export type ListPlace<Filters extends ListFilters> = Filters & { view?: string | undefined }

type SortOf<Filters extends ListFilters> = NonNullable<Filters['sort']>

interface ListAddressOptions<Filters extends ListFilters> {
  /** Names what the device stores about the list. */
  name: string
  path: ScreenPath
  /** How each filter is read from an address. */
  filters: { [Name in Exclude<keyof Filters, 'sort'>]-?: (value: unknown) => Filters[Name] }
  /** All orders; the first is the usual one, which is left out of the address. */
  sorts: readonly [SortOf<Filters>, ...SortOf<Filters>[]]
}

export interface ListAddress<Filters extends ListFilters> {
  name: string
  sorts: readonly [SortOf<Filters>, ...SortOf<Filters>[]]
  /** An address may contain anything, so values that the list does not know are left out. */
  parse: (raw: object) => ListPlace<Filters>
  href: (place: object) => string
}

/** The address of a list, which carries its filters and its order. */
export function listAddress<Filters extends ListFilters>({
  name,
  path,
  filters,
  sorts,
}: ListAddressOptions<Filters>): ListAddress<Filters> {
  const readers = Object.entries<(value: unknown) => unknown>({ view: parseText, ...filters, sort: oneOf(sorts) })
  return {
    name,
    sorts,
    parse: raw => {
      const values: Readonly<Record<string, unknown>> = { ...raw }
      // each reader gives the type of its filter, and what has no value is left out
      return withoutEmpty(Object.fromEntries(readers.map(([key, reader]) => [key, reader(values[key])]))) as ListPlace<Filters>
    },
    href: place => {
      const { sort, ...rest }: Readonly<Record<string, string>> = withoutEmpty(place)
      const query = new URLSearchParams(sort && sort !== sorts[0] ? { ...rest, sort } : rest)
      return query.size > 0 ? `${path}?${query.toString()}` : path
    },
  }
}

export const oneOf =
  <Value extends string>(options: readonly Value[]) =>
  (value: unknown): Value | undefined =>
    options.find(each => each === value)

/** Anything else is left out, because the server would refuse the whole list. */
export const parseId = (value: unknown): string | undefined => (isId(value) ? value : undefined)

/** An amount that nobody could type is left out for the same reason. */
export const parseAmount = (value: unknown): string | undefined => {
  const text = parseText(value)
  return text !== undefined && /^\d{1,8}(\.\d+)?$/.test(text) ? text : undefined
}

const withoutEmpty = (values: object) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== ''))

/** Whether a filter is set; the order alone hides nothing. */
export const isNarrowed = ({ sort: _sort, ...filters }: ListFilters): boolean => Object.keys(withoutEmpty(filters)).length > 0

/** Adds filters that are chosen elsewhere, unless the list sets them itself. */
export const withPreset = <Filters extends ListFilters>(own: Filters, preset: Partial<Filters>): Filters => ({
  ...own,
  ...withoutEmpty(preset),
  ...withoutEmpty(own),
})
