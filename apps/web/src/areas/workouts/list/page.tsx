import { pageByRole } from '#shell'
import { lazyPart } from '#lib/lazy-part'
import { SkeletonPage } from '#ui/skeleton'

const TeamList = lazyPart(() => import('./team-list.tsx'), 'TeamList', <SkeletonPage />)
const OwnHistory = lazyPart(() => import('../own/own-history.tsx'), 'OwnHistory', <SkeletonPage />)

/** A client’s own history, or the workouts of all clients. */
export const { Page, prepare } = pageByRole({ client: () => OwnHistory, team: TeamList })
