import { lazy } from 'react'
import type { askBeforeTakingAway as Ask } from './data/taking-away.ts'

/** Asked wherever clients are taken from a collaborator, before it is done. */
export const askBeforeTakingAway: typeof Ask = async (...taken) => (await import('./data/taking-away.ts')).askBeforeTakingAway(...taken)

/** For a page that shows one collaborator's clients only: says whose they are, and ends this choice. */
export const MemberChip = lazy(async () => ({ default: (await import('./parts/member-chip.tsx')).MemberChip }))
