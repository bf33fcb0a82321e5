import { lazyPart } from '#lib/lazy-part'
import type { confirmUnassign as Confirm } from './member/unassign.ts'

export { chooseMember, chosenMember, useChosenMember } from './choice/chosen-member.ts'

/** Asked wherever clients are taken from a collaborator, before it is done. */
export const confirmUnassign: typeof Confirm = async (...args) => (await import('./member/unassign.ts')).confirmUnassign(...args)

/** For a page that shows one collaborator's clients only: says whose they are, and ends this choice. */
export const MemberChip = lazyPart(() => import('./choice/member-chip.tsx'), 'MemberChip')
