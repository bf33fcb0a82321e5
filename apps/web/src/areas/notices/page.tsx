import { pageByRole } from '#shell'
import { lazyPart } from '#lib/lazy-part'
import { SkeletonPage } from '#ui/skeleton'

const TeamList = lazyPart(() => import('./list/team-list.tsx'), 'TeamList', <SkeletonPage />)
const OwnNotices = lazyPart(() => import('./own/own-notices.tsx'), 'OwnNotices', <SkeletonPage />)

/** Screens on which the team writes, and a client reads. */
export const { Page, prepare } = pageByRole({ client: () => OwnNotices, team: TeamList })
