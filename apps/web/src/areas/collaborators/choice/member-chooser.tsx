import { IconCheck, IconUsersGroup } from '@tabler/icons-react'
import { SidebarButton, useMe } from '#shell'
import { Avatar } from '#ui/avatar'
import { Icon } from '#ui/icon'
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
  const icon = member ? (
    <Avatar name={member.name} photo={member.photo} size={20} seed={member.id} />
  ) : (
    <Icon of={IconUsersGroup} size={18} />
  )
  return (
    <div className={css.place}>
      <Menu
        side={isCollapsed ? 'right-start' : 'bottom-start'}
        groups={[
          {
            label: t('show'),
            items: [{ label: t('wholeTeam'), icon: IconUsersGroup, onClick: () => chooseMember(undefined), ...(!member && checkMark) }],
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
        <SidebarButton icon={icon} text={name} isActive={member !== undefined} aria-label={t('clientsOf', { name })} />
      </Menu>
    </div>
  )
}
