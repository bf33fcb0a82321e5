import { lazyPart } from '#lib/lazy-part'

// Pages of other areas show these, so they are loaded with the first that is shown.

export const ClientThread = lazyPart(() => import('./thread/thread.tsx'), 'ClientThread')
