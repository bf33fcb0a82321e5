import { pageByRole } from '#shell'
import { lazyPart } from '#lib/lazy-part'
import { SkeletonPage } from '#ui/skeleton'

const Library = lazyPart(() => import('./list/library.tsx'), 'Library', <SkeletonPage />)
const OwnMacros = lazyPart(() => import('./own/own-macros.tsx'), 'OwnMacros', <SkeletonPage />)

/** A client’s own targets, or the library of the team. */
export const { Page, prepare } = pageByRole({ client: () => OwnMacros, team: Library })
