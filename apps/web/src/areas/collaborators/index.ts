import type { confirmUnassign as Confirm } from './member/unassign.ts'

export { chooseMember, chosenMember, useChosenMember } from './choice/chosen-member.ts'

/** Asks for a confirmation before clients are taken from a collaborator, wherever that happens. */
export const confirmUnassign: typeof Confirm = async (...args) => (await import('./member/unassign.ts')).confirmUnassign(...args)

/** In the head of a page that shows clients of the team: whose they are. */
export { MemberFilter } from './choice/member-filter.tsx'
