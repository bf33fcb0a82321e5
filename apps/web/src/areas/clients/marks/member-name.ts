import type { Output } from '@allenio/contract'
import type { listTeamMembers } from '@allenio/contract/clients'
import { usePartWords } from './words.ts'

type Member = Output<typeof listTeamMembers>['teamMembers'][number]

/** Says of an inactive member that they are inactive, where a member is chosen. */
export function useMemberName(): (member: Pick<Member, 'name' | 'isActive'>) => string {
  const t = usePartWords()
  return ({ name, isActive }) => (isActive ? name : t('memberInactive', { name }))
}
