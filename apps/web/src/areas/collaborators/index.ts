export { chooseMember, chosenMember, useChosenMember } from './choice/chosen-member.ts'
export { confirmUnassign } from './member/unassign.ts'

/** In the head of a page that shows clients of the team: whose they are. */
export { MemberFilter } from './choice/member-filter.tsx'
