import { isId } from '@allenio/domain/ids'

/** The filters of the list, as its address carries them. */
export interface NotificationFilters {
  unread?: true
  group?: string
  client?: string
  /** Days in the person's time zone; both are included. */
  from?: string
  to?: string
}

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value.slice(0, 40) || undefined : undefined)
const uuid = (value: unknown): string | undefined => (isId(value) ? value : undefined)
const day = (value: unknown): string | undefined =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value)) ? value : undefined

/** An address may contain anything, so values that the list does not know are left out. */
export function parseFilters(raw: Readonly<Record<string, unknown>>): NotificationFilters {
  const group = text(raw['group'])
  const client = uuid(raw['client'])
  const from = day(raw['from'])
  const to = day(raw['to'])
  return {
    ...((raw['unread'] === true || raw['unread'] === 'true') && { unread: true as const }),
    ...(group && { group }),
    ...(client && { client }),
    ...(from && { from }),
    ...(to && { to }),
  }
}
