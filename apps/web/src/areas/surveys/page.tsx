import { pageByRole } from '#shell'
import { lazyPart } from '#lib/lazy-part'
import { SkeletonPage } from '#ui/skeleton'

const Library = lazyPart(() => import('./list/library.tsx'), 'Library', <SkeletonPage />)

/** The library of the team. */
export const { Page, prepare } = pageByRole({ client: () => undefined, team: Library })
