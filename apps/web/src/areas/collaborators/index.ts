export { chooseMember, chosenMember, useChosenMember } from './data/chosen-member.ts'
export { confirmUnassign, MemberChip } from './lazy.ts'
