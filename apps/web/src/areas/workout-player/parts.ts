import { lazyPart } from '#lib/lazy-part'

/** The client's home page begins with it. */
export const TrainingHero = lazyPart(() => import('./home/training-hero.tsx'), 'TrainingHero', null)

/** The moved days, shown beside a client's plan. */
export const MovedDays = lazyPart(() => import('./plan/moved-days.tsx'), 'MovedDays', null)

/** The button beside each workout of a client's plan. */
export const StartStep = lazyPart(() => import('./player/start-step.tsx'), 'StartStep', null)
