import { pageByRole } from '#shell'
import { lazyPart } from '#lib/lazy-part'
import { SkeletonPage } from '#ui/skeleton'

/** The curve, which must be there without a connection too. */
export { fetchLinePlot as ahead } from '#ui/chart'

const TeamList = lazyPart(() => import('./team-list.tsx'), 'TeamList', <SkeletonPage />)
const OwnVisits = lazyPart(() => import('../own/own-visits.tsx'), 'OwnVisits', <SkeletonPage />)

/** The visits that a client may read, or those of all clients. */
export const { Page, prepare } = pageByRole({ client: () => OwnVisits, team: TeamList })
