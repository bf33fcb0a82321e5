import { IconCheck, IconSelector, IconUsersGroup } from '@tabler/icons-react'
import { useMe } from '#shell'
import { Avatar } from '#ui/avatar'
import { Menu } from '#ui/menu'
import { chooseMember, useChosenMember } from '../data/chosen-member.ts'
import { useHadTeam } from '../data/had-team.ts'
import { useMembers } from '../data/use-members.ts'
import { useChoiceWords } from '../words/choice.ts'
import css from './member-chooser.module.css'

const chosenMark = { hint: <IconCheck size={16} stroke={2} aria-hidden /> }

/** Chooses in the sidebar whose clients the home and the list show. An admin without a team has nothing to choose. */
export function MemberChooser({ isCollapsed }: { isCollapsed: boolean }) {
  const t = useChoiceWords()
  const known = useMembers()
  const hadTeam = useHadTeam(known && known.length > 0)
  const chosen = useChosenMember()
  const isAdmin = useMe()?.workspace?.role === 'admin'
  if (!isAdmin || (known ? known.length === 0 : !hadTeam)) return null
  const members = known ?? []
  const member = members.find(({ id }) => id === chosen)
  // the name stays empty until the members are loaded; "whole team" would be wrong
  const name = member?.name ?? (chosen && !known ? '' : t('wholeTeam'))
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
            items: [
              { label: t('wholeTeam'), icon: <IconUsersGroup />, onClick: () => chooseMember(undefined), ...(!member && chosenMark) },
            ],
          },
          {
            items: members.map(({ id, name: each, photo }) => ({
              label: each,
              icon: <Avatar name={each} photo={photo} size={20} seed={id} />,
              onClick: () => chooseMember(id),
              ...(id === chosen && chosenMark),
            })),
          },
        ]}>
        {button}
      </Menu>
    </div>
  )
}
