import { z } from 'zod'

/** The input of every list: the page (from 1) and a search; each list adds its filters and sorts as fixed lists. */
export const listInput = { page: z.coerce.number().int().min(1).max(100_000).default(1), search: z.string().trim().max(100).optional() }

/** Narrows an admin's list to the clients of one collaborator. */
export const collaboratorFilter = { collaboratorId: z.uuid().optional() }

export const idInput = { id: z.uuid() }

/** Ids in an address, divided by commas. */
export const idList = (atMost: number) =>
  z
    .string()
    .max(atMost * 37)
    .transform(text => text.split(','))
    .pipe(z.array(z.uuid()).max(atMost))

export const Nothing = z.object({})
// the ISO standard accepts the year 0000, but the database does not
export const Timestamp = z.iso.datetime().refine(moment => moment >= '0001')
export const Day = z.iso.date().refine(day => day >= '0001')
export const Email = z.string().trim().max(254).pipe(z.email())
