import { z } from 'zod'

/** What every list takes: the page (from 1) and a search; filters and sort are added beside it as fixed lists. */
export const listInput = { page: z.coerce.number().int().min(1).max(100_000).default(1), search: z.string().trim().max(100).optional() }

/** Narrows an admin's view to what one collaborator looks after. */
export const ofCollaborator = { collaboratorId: z.uuid().optional() }

export const idInput = { id: z.uuid() }
export const Nothing = z.object({})
// the year 0000 is a date to the calendar's standard and none to the database
export const Timestamp = z.iso.datetime().refine(moment => moment >= '0001')
export const Day = z.iso.date().refine(day => day >= '0001')
export const Email = z.string().trim().max(254).pipe(z.email())
