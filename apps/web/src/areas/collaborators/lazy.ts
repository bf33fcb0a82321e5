import { lazy } from 'react'
import type { confirmUnassign as Ask } from './member/unassign.ts'

/** Asked wherever clients are taken from a collaborator, before it is done. */
export const confirmUnassign: typeof Ask = async (...args) => (await import('./member/unassign.ts')).confirmUnassign(...args)

/** For a page that shows one collaborator's clients only: says whose they are, and ends this choice. */
export const MemberChip = lazy(async () => ({ default: (await import('./choice/member-chip.tsx')).MemberChip }))
