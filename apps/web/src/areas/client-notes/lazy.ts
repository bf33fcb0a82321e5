import { lazy } from 'react'

/** The team's nutritional advices, for the client's own home. */
export const OwnAdvices = lazy(async () => ({ default: (await import('./advices/own-advices.tsx')).OwnAdvices }))
