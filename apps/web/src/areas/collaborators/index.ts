export { chooseMember, chosenMember, useChosenMember } from './choice/chosen-member.ts'
export { confirmUnassign, MemberChip } from './lazy.ts'
