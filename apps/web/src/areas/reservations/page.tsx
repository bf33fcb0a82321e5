import { pageByRole } from '#shell'
import { lazyPart } from '#lib/lazy-part'
import { SkeletonPage } from '#ui/skeleton'

const BookingPage = lazyPart(() => import('./booking/page.tsx'), 'BookingPage', <SkeletonPage />)

/** A client books; the team plans. */
export const { Page, prepare } = pageByRole({ client: () => BookingPage, team: BookingPage })
