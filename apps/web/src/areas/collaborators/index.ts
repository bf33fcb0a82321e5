import type { confirmUnassign as Confirm } from './member/unassign.ts'

export { chooseMember, chosenMember, useChosenMember } from './choice/chosen-member.ts'

/** Asked wherever clients are taken from a collaborator, before it is done. */
export const confirmUnassign: typeof Confirm = async (...args) => (await import('./member/unassign.ts')).confirmUnassign(...args)

/** In the head of a page that shows clients of the team: whose they are. */
export { MemberFilter } from './choice/member-filter.tsx'
