import { z } from 'zod'

/** The input of every list: the page (from 1) and a search; each list adds its filters and sorts as fixed lists. */
export const listInput = { page: z.coerce.number().int().min(1).max(100_000).default(1), search: z.string().trim().max(100).optional() }

/** Narrows an admin's list to the clients of one collaborator. */
export const collaboratorFilter = { collaboratorId: z.uuid().optional() }

/** Narrows a list to the clients of one group; it finds nobody without the permission to view groups. */
export const groupFilter = { groupId: z.uuid().optional() }

export const idInput = { id: z.uuid() }

/** Ids in an address, divided by commas. */
export const idList = (atMost: number) =>
  z
    .string()
    .max(atMost * 37)
    .transform(text => text.split(','))
    .pipe(z.array(z.uuid()).max(atMost))

/** Whether no two items have the same key. */
export const areDistinct = <Item>(items: readonly Item[], keyOf: (item: Item) => unknown): boolean =>
  new Set(items.map(keyOf)).size === items.length

export const Nothing = z.object({})

/**
 * Days and moments lie in these years: arithmetic with the years 1 to 99 makes others of them, because JavaScript takes 50 for 1950, and
 * the database refuses the year 0. All that is planned or remembered here lies between.
 */
const years = { from: '1900', before: '2200' }

const refuseOtherYears =
  (format: 'date' | 'datetime') =>
  ({ value, issues }: z.core.ParsePayload<string>): void => {
    // a value that is not a date at all has an issue already
    if (issues.length === 0 && (value < years.from || value >= years.before)) issues.push({ code: 'invalid_format', format, input: value })
  }

export const Timestamp = z.iso.datetime().check(refuseOtherYears('datetime'))
export const Day = z.iso.date().check(refuseOtherYears('date'))

/** The largest number of the database's `integer`. An integer of an input is bounded by it where nothing smaller bounds it. */
export const largestInteger = 2_147_483_647
/** The revision that a document had when it was read. */
export const Revision = z.int().min(0).max(largestInteger)
/** The version of a food. */
export const Version = z.int().min(1).max(largestInteger)

/**
 * An id in a cell of a document. The server reads every other id in lower case, but it stores cells as they were sent, so that device and
 * server apply an edit alike; here it refuses upper case instead.
 */
export const CellId = z.uuid().lowercase()
export const Email = z.string().trim().max(254).pipe(z.email())
