import { IconCheck, IconSelector, IconUsersGroup } from '@tabler/icons-react'
import { useMe } from '#shell'
import { Avatar } from '#ui/avatar'
import { Menu } from '#ui/menu'
import { chooseMember, useChosenMember, useHadTeam } from './chosen-member.ts'
import { useMembers } from './data.ts'
import css from './member-chooser.module.css'
import { useChoiceWords } from './words.ts'

const checkMark = { hint: <IconCheck size={16} stroke={2} aria-hidden /> }

/** Chooses in the sidebar whose clients the home and the list show. An admin without a team has nothing to choose. */
export function MemberChooser({ isCollapsed }: { isCollapsed: boolean }) {
  const t = useChoiceWords()
  const loadedMembers = useMembers()
  const hadTeam = useHadTeam(loadedMembers && loadedMembers.length > 0)
  const memberId = useChosenMember()
  const isAdmin = useMe()?.workspace?.role === 'admin'
  if (!isAdmin || (loadedMembers ? loadedMembers.length === 0 : !hadTeam)) return null
  const members = loadedMembers ?? []
  const member = members.find(({ id }) => id === memberId)
  // the name stays empty until the members are loaded; "whole team" would be wrong
  const name = member?.name ?? (memberId && !loadedMembers ? '' : t('wholeTeam'))
  const label = t('clientsOf', { name })
  const button = (
    <button type="button" className={css.chooser} data-chosen={member ? true : undefined} aria-label={label}>
      {member ? <Avatar name={member.name} photo={member.photo} size={20} seed={member.id} /> : <IconUsersGroup stroke={1.5} aria-hidden />}
      {!isCollapsed && <span className={css.name}>{name}</span>}
      {!isCollapsed && <IconSelector className={css.selector} stroke={1.5} aria-hidden />}
    </button>
  )
  return (
    <div className={css.place}>
      <Menu
        side={isCollapsed ? 'right-start' : 'bottom-start'}
        groups={[
          {
            label: t('show'),
            items: [{ label: t('wholeTeam'), icon: <IconUsersGroup />, onClick: () => chooseMember(undefined), ...(!member && checkMark) }],
          },
          {
            items: members.map(({ id, name: each, photo }) => ({
              label: each,
              icon: <Avatar name={each} photo={photo} size={20} seed={id} />,
              onClick: () => chooseMember(id),
              ...(id === memberId && checkMark),
            })),
          },
        ]}>
        {button}
      </Menu>
    </div>
  )
}
