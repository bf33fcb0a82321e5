import { lazy } from 'react'

/** What the team has advised a client to eat, for the client's own home. */
export const OwnAdvices = lazy(async () => ({ default: (await import('./advices/own-advices.tsx')).OwnAdvices }))
