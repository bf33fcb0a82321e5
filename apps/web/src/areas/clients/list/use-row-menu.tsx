import type { ClientRow } from '@allenio/contract/clients'
import { IconArrowBackUp, IconMail, IconPencil, IconPlayerPause, IconPlayerPlay, IconTrash, IconUser } from '@tabler/icons-react'
import type { MenuItem } from '#ui/menu'
import type { ClientActions } from './use-client-actions.ts'
import { useListWords } from './words.ts'
import { hrefTo } from '#lib/screens'

/** The actions that `may` allows on a row, the harmless ones first. */
export function useRowMenu({ deactivate, restore, invite, remove, undelete }: ClientActions): (row: ClientRow) => MenuItem[] {
  const t = useListWords()
  const invitation = (row: ClientRow): MenuItem => ({
    label: t(row.invitedAt ? 'inviteAgain' : 'invite'),
    icon: IconMail,
    onClick: () => invite(row),
  })
  return row => {
    const { id, may, deletedAt } = row
    if (deletedAt) {
      return may.undelete ? [{ label: t('undelete'), icon: IconArrowBackUp, onClick: () => undelete(row) }] : []
    }
    return [
      { label: t('open'), icon: IconUser, href: hrefTo('/clients/$id', { id }) },
      ...(may.edit ? [{ label: t('edit'), icon: IconPencil, href: hrefTo('/clients/$id/edit', { id }) }] : []),
      ...(may.invite ? [invitation(row)] : []),
      ...(may.deactivate ? [{ label: t('deactivate'), icon: IconPlayerPause, onClick: () => deactivate(row) }] : []),
      ...(may.restore ? [{ label: t('restore'), icon: IconPlayerPlay, onClick: () => restore(row) }] : []),
      ...(may.delete ? [{ label: t('delete'), icon: IconTrash, danger: true, onClick: () => remove(row) }] : []),
    ]
  }
}
