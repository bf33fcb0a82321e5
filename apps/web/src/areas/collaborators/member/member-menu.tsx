import { IconMailForward, IconPencil, IconPlayerPause, IconPlayerPlay, IconTrash, IconUsers } from '@tabler/icons-react'
import type { MenuItem } from '#ui/menu'
import type { Collaborator } from '../team/data.ts'
import type { useWords } from '../words/index.ts'
import type { useMemberActions } from './member-actions.ts'
import { hrefTo } from '#lib/screens'

interface MemberMenu {
  member: Collaborator
  actions: ReturnType<typeof useMemberActions>
  onRemove: (member: Collaborator) => void
  t: ReturnType<typeof useWords>
}

export function memberMenu({ member, actions, onRemove, t }: MemberMenu): MenuItem[] {
  const { id, may } = member
  return [
    { label: t('openClients'), icon: IconUsers, href: hrefTo('/teamMembers/{-$id}/clients', { id }) },
    { label: t('edit'), icon: IconPencil, href: hrefTo('/teamMembers/{-$id}/edit', { id }) },
    ...(may.invite ? [{ label: t('inviteAgain'), icon: IconMailForward, onClick: () => actions.inviteAgain(member) }] : []),
    ...(may.deactivate ? [{ label: t('deactivate'), icon: IconPlayerPause, onClick: () => actions.deactivate(member) }] : []),
    ...(may.restore ? [{ label: t('restore'), icon: IconPlayerPlay, onClick: () => actions.restore(member) }] : []),
    { label: t('remove'), icon: IconTrash, danger: true, onClick: () => onRemove(member) },
  ]
}
