import { Avatar } from '#ui/avatar'
import { FilterChip } from '#ui/filter-chip'
import { ChoiceList } from '#ui/list'
import { chooseMember, useChosenMember } from './chosen-member.ts'
import { useMembers } from './data.ts'
import { useChoiceWords } from './words.ts'

/** Says that a page shows one collaborator's clients only, and lets go of it. */
export function MemberChip() {
  const t = useChoiceWords()
  const members = useMembers() ?? []
  const memberId = useChosenMember()
  if (memberId === undefined) return null
  return (
    <FilterChip
      label={t('collaborator')}
      value={members.find(({ id }) => id === memberId)?.name ?? '…'}
      onClear={() => chooseMember(undefined)}>
      {close => (
        <ChoiceList
          label={t('collaborator')}
          items={members}
          keyOf={({ id }) => id}
          show={({ id, name, photo }) => (
            <>
              <Avatar name={name} photo={photo} size={24} seed={id} /> {name}
            </>
          )}
          onChoose={({ id }) => {
            chooseMember(id)
            close()
          }}
        />
      )}
    </FilterChip>
  )
}
