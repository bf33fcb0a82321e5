import { lazyPart } from '#lib/lazy-part'
import { SkeletonRows } from '#ui/skeleton'

/** The page of a client's diary, which the address of the plans shows them. */
export const OwnDiet = lazyPart(() => import('./day/own-diet.tsx'), 'OwnDiet', <SkeletonRows rows={5} columns={0} tall hasAvatar />)

/** The next meal on the client's home page. */
export const NextMeal = lazyPart(() => import('./home/next-meal.tsx'), 'NextMeal', null)

/** Foods that a client keeps taking in the place of others, for whoever plans what they eat. */
export const SwapHabits = lazyPart(() => import('./team/habits.tsx'), 'Habits', null)
