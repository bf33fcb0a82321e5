export { chooseMember, chosenMember, useChosenMember } from './data/chosen-member.ts'
export { askBeforeTakingAway, MemberChip } from './lazy.ts'
