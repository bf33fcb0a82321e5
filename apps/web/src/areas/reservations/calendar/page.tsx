import { pageByRole } from '#shell'
import { lazyPart } from '#lib/lazy-part'
import { SkeletonPage } from '#ui/skeleton'

const TeamCalendar = lazyPart(() => import('./team-calendar.tsx'), 'TeamCalendar', <SkeletonPage />)
const BookingPage = lazyPart(() => import('../booking/page.tsx'), 'BookingPage', <SkeletonPage />)

/** The team's calendar, or what a client can book. */
export const { Page, prepare } = pageByRole({ client: () => BookingPage, team: TeamCalendar })
