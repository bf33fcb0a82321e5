import { lazy } from 'react'
import type { confirmUnassign as Ask } from './data/taking-away.ts'

/** Asked wherever clients are taken from a collaborator, before it is done. */
export const confirmUnassign: typeof Ask = async (...args) => (await import('./data/taking-away.ts')).confirmUnassign(...args)

/** For a page that shows one collaborator's clients only: says whose they are, and ends this choice. */
export const MemberChip = lazy(async () => ({ default: (await import('./parts/member-chip.tsx')).MemberChip }))
