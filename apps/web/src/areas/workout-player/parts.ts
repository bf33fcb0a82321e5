import { lazyPart } from '#lib/lazy-part'

/** The client's home page begins with it. */
export const TrainingHero = lazyPart(() => import('./home/training-hero.tsx'), 'TrainingHero', null)

/** The button beside each workout of a client's plan. */
export const StartStep = lazyPart(() => import('./player/start-step.tsx'), 'StartStep', null)
