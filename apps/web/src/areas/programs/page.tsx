import { pageByRole } from '#shell'
import { lazyPart } from '#lib/lazy-part'
import { SkeletonPage } from '#ui/skeleton'
import { ownPlanWeeks } from './slots.ts'

const Library = lazyPart(() => import('./list/library.tsx'), 'Library', <SkeletonPage />)
const OwnPlan = lazyPart(() => import('./own/own-plan.tsx'), 'OwnPlan', <SkeletonPage />)

/** A client’s plan, or the library of the team. */
export const { Page, prepare } = pageByRole({ client: () => OwnPlan, team: Library })

export const ahead = () => Promise.all(ownPlanWeeks.entries().map(({ Weeks }) => Weeks.preload()))
