import { IconMailForward, IconPencil, IconPlayerPause, IconPlayerPlay, IconTrash, IconUsers } from '@tabler/icons-react'
import type { MenuItem } from '#ui/menu'
import type { useMemberActions } from './member-actions.ts'
import type { Collaborator } from '../team/data.ts'
import type { useWords } from '../words/index.ts'

interface MemberMenu {
  member: Collaborator
  actions: ReturnType<typeof useMemberActions>
  onRemove: (member: Collaborator) => void
  t: ReturnType<typeof useWords>
}

const icon = { stroke: 1.5 }
const [mail, pause, play, bin] = [
  <IconMailForward key="mail" {...icon} />,
  <IconPlayerPause key="pause" {...icon} />,
  <IconPlayerPlay key="play" {...icon} />,
  <IconTrash key="bin" {...icon} />,
]

export function memberMenu({ member, actions, onRemove, t }: MemberMenu): MenuItem[] {
  const { id, may } = member
  return [
    { label: t('openClients'), icon: <IconUsers {...icon} />, href: `/teamMembers/${id}/clients` },
    { label: t('edit'), icon: <IconPencil {...icon} />, href: `/teamMembers/${id}/edit` },
    ...(may.invite ? [{ label: t('inviteAgain'), icon: mail, onClick: () => actions.inviteAgain(member) }] : []),
    ...(may.deactivate ? [{ label: t('deactivate'), icon: pause, onClick: () => actions.deactivate(member) }] : []),
    ...(may.restore ? [{ label: t('restore'), icon: play, onClick: () => actions.restore(member) }] : []),
    { label: t('remove'), icon: bin, danger: true, onClick: () => onRemove(member) },
  ]
}
