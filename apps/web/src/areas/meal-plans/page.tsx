import { pageByRole } from '#shell'
import { lazyPart } from '#lib/lazy-part'
import { SkeletonPage } from '#ui/skeleton'
import { ownDietPages } from './slots.ts'

const Library = lazyPart(() => import('./list/library.tsx'), 'Library', <SkeletonPage />)

/** A client’s diary, or the library of the team. */
export const { Page, prepare } = pageByRole({ client: () => ownDietPages.entries()[0]?.Page, team: Library })
