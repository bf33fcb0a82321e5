import { lazyPart } from '#lib/lazy-part'

/** The team's nutritional advices, for the client's own home. */
export const OwnAdvices = lazyPart(() => import('./advices/own-advices.tsx'), 'OwnAdvices')
