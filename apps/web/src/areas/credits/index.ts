import { lazyPart } from '#lib/lazy-part'
export { useHasCredits } from './data.ts'
export { buyCredits } from './slots.ts'

/** A client's own statement, and the one that the team reads and corrects on the client's page. */
export const OwnCredits = lazyPart(() => import('./own/own-credits.tsx'), 'OwnCredits')
export const ClientCredits = lazyPart(() => import('./client/client-credits.tsx'), 'ClientCredits')
