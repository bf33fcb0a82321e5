import { useMe } from '#shell'
import { Avatar } from '#ui/avatar'
import { OptionChip } from '#ui/filter-chip'
import { OptionList } from '#ui/option-list'
import { chooseMember, useChosenMember, useHadTeam } from './chosen-member.ts'
import { useMembers } from './data.ts'
import { useChoiceWords } from './words.ts'

interface MemberFilterProps {
  /** The member whose clients a list shows: the one that its address names, otherwise the chosen one. */
  value?: string | undefined
  onChoose?: (id: string | undefined) => void
}

/**
 * Narrows a page to the clients of one collaborator. The choice holds for all pages that have this filter. An admin
 * without a team has nothing to choose.
 */
export function MemberFilter({ value, onChoose = chooseMember }: MemberFilterProps) {
  const t = useChoiceWords()
  const chosen = useChosenMember()
  const memberId = value ?? chosen
  const loadedMembers = useMembers()
  const hadTeam = useHadTeam(loadedMembers && loadedMembers.length > 0)
  const isAdmin = useMe()?.workspace?.role === 'admin'
  if (!isAdmin || (loadedMembers ? loadedMembers.length === 0 : !hadTeam)) return null
  const members = loadedMembers ?? []
  const nameOf = ({ name, isActive }: (typeof members)[number]) => (isActive ? name : t('inactive', { name }))
  const member = members.find(({ id }) => id === memberId)
  const options = members.map(each => {
    const { id, name, photo, clients } = each
    return { value: id, label: nameOf(each), count: clients, lead: <Avatar name={name} photo={photo} size={24} seed={id} /> }
  })
  return (
    <OptionChip label={t('collaborator')} name={memberId && (member ? nameOf(member) : '…')} value={memberId} onChoose={onChoose}>
      {props => <OptionList {...props} options={options} />}
    </OptionChip>
  )
}
