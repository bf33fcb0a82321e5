import { IconCalendarEvent } from '@tabler/icons-react'
import type { AreaExtras } from '#shell'
import { bookingFills, bookingVerbs } from './booking/extras-parts.ts'

export const extras: AreaExtras = { icons: { '/reservations': IconCalendarEvent }, verbs: bookingVerbs, fills: bookingFills }
