import { pageByRole } from '#shell'
import { lazyPart } from '#lib/lazy-part'
import { SkeletonPage } from '#ui/skeleton'

const Library = lazyPart(() => import('./list/library.tsx'), 'Library', <SkeletonPage />)

const OwnSurveys = lazyPart(() => import('#areas/surveys-answering'), 'OwnSurveys', <SkeletonPage />)

/** The library of the team, and what a client is asked. */
export const { Page, prepare } = pageByRole({ client: () => OwnSurveys, team: Library })
