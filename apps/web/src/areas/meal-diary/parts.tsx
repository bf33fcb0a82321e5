import { lazyPart } from '#lib/lazy-part'
import { OwnDietSkeleton } from './day/skeleton.tsx'

/** The page of a client's diary, which the address of the plans shows them. */
export const OwnDiet = lazyPart(() => import('./day/own-diet.tsx'), 'OwnDiet', <OwnDietSkeleton />)

/** The next meal on the client's home page. */
export const NextMeal = lazyPart(() => import('./home/next-meal.tsx'), 'NextMeal', null)

/** Foods that a client keeps taking in the place of others, for whoever plans what they eat. */
export const SwapHabits = lazyPart(() => import('./team/habits.tsx'), 'Habits', null)
