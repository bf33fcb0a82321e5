import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Nothing, Timestamp } from '../lists.ts'
import type {} from './calendars.ts'

/** A feed says the titles with the names of clients, the titles alone, or only when the person is busy. */
export const feedDetails = ['names', 'titles', 'busy'] as const
export type FeedDetail = (typeof feedDetails)[number]

export const CalendarFeed = z.object({
  isActive: z.boolean(),
  detail: z.enum(feedDetails),
  createdAt: Timestamp.nullable(),
  readAt: Timestamp.nullable(),
})
export type CalendarFeed = z.output<typeof CalendarFeed>

const view = { permission: 'view reminders' } as const

export const getCalendarFeed = endpoint({
  method: 'GET',
  path: '/calendars/feed',
  access: view,
  input: Nothing,
  output: CalendarFeed,
  shows: ['calendar feed'],
})

export const createCalendarFeed = endpoint({
  method: 'POST',
  path: '/calendars/feed',
  access: view,
  summary: 'Makes the address of the asker’s own feed, which is answered this once. An earlier address stops working.',
  input: z.object({ detail: z.enum(feedDetails) }),
  output: CalendarFeed.extend({ address: z.url() }),
  isSecret: true,
  changes: ['calendar feed'],
})

export const deleteCalendarFeed = endpoint({
  method: 'DELETE',
  path: '/calendars/feed',
  access: view,
  input: Nothing,
  output: CalendarFeed,
  changes: ['calendar feed'],
})
