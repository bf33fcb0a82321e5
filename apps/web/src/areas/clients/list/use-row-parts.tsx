import type { ClientRow } from '@allenio/contract/clients'
import {
  IconArrowBackUp,
  IconCreditCardRefund,
  IconMail,
  IconPencil,
  IconPlayerPause,
  IconPlayerPlay,
  IconTrash,
  IconUser,
} from '@tabler/icons-react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useMe } from '#shell'
import type { RowParts } from '#shell/list-page'
import { hrefTo } from '#lib/screens'
import { useWording } from '#lib/words'
import { Button } from '#ui/button'
import type { MenuItem } from '#ui/menu'
import { SubscriptionDialog } from '../detail/subscription-dialog.tsx'
import { clientAssignments, clientContacts, clientSteps } from '../slots.ts'
import { useColumns } from './columns.tsx'
import { PhoneRow } from './phone-row.tsx'
import { useAdherence } from './use-adherence.tsx'
import { useClientActions } from './use-client-actions.ts'
import { useListWords } from './words.ts'

/** The columns of each client, and the actions that `may` allows on one, the harmless ones first. */
export function useRowParts(clients: readonly ClientRow[], isOfDeleted: boolean): { rows: RowParts<ClientRow>; dialog: ReactNode } {
  const t = useListWords()
  const { deactivate, restore, invite, remove, undelete } = useClientActions()
  const adherence = useAdherence(clients, isOfDeleted)
  const columns = useColumns(isOfDeleted, adherence.columns)
  const say = useWording()
  const permissions = useMe()?.permissions ?? []
  const [opened, setOpened] = useState<{ dialog: (close: () => void) => ReactNode }>()
  const menuOf = (row: ClientRow): MenuItem[] => {
    const { id, may, deletedAt } = row
    if (deletedAt) {
      return may.undelete ? [{ label: t('undelete'), icon: IconArrowBackUp, onClick: () => undelete(row) }] : []
    }
    return [
      { label: t('open'), icon: IconUser, href: hrefTo('/clients/$id', { id }) },
      ...clientContacts
        .entries()
        .filter(({ permission }) => permissions.includes(permission))
        .map(({ label, Icon, run }) => ({ label: say(label), icon: Icon, onClick: () => run(id) })),
      ...(may.edit
        ? [...clientAssignments.entries(), ...clientSteps.entries()]
            .filter(({ permission }) => permission === undefined || permissions.includes(permission))
            .map(({ longLabel, Icon, Dialog }) => ({
              label: say(longLabel),
              icon: Icon,
              onClick: () => setOpened({ dialog: close => <Dialog client={row} onClose={close} /> }),
            }))
        : []),
      ...(may.edit
        ? [
            {
              label: t('renew'),
              icon: IconCreditCardRefund,
              onClick: () => setOpened({ dialog: close => <SubscriptionDialog client={row} onClose={close} /> }),
            },
          ]
        : []),
      ...(may.edit ? [{ label: t('edit'), icon: IconPencil, href: hrefTo('/clients/$id/edit', { id }) }] : []),
      ...(may.invite ? [{ label: t(row.invitedAt ? 'inviteAgain' : 'invite'), icon: IconMail, onClick: () => invite(row) }] : []),
      ...(may.deactivate ? [{ label: t('deactivate'), icon: IconPlayerPause, onClick: () => deactivate(row) }] : []),
      ...(may.restore ? [{ label: t('restore'), icon: IconPlayerPlay, onClick: () => restore(row) }] : []),
      ...(may.delete ? [{ label: t('delete'), icon: IconTrash, danger: true, onClick: () => remove(row) }] : []),
    ]
  }
  const rows: RowParts<ClientRow> = {
    columns,
    rowKey: ({ id }) => id,
    rowName: ({ name }) => name,
    rowHref: ({ id, deletedAt }) => (deletedAt ? undefined : hrefTo('/clients/$id', { id })),
    rowMenu: menuOf,
    insteadOfMenu: isOfDeleted
      ? {
          key: 'undelete',
          title: '',
          align: 'end',
          width: 120,
          cell: row =>
            row.may.undelete && (
              <Button size="small" aria-label={`${t('undelete')}: ${row.name}`} onClick={() => undelete(row)}>
                {t('undelete')}
              </Button>
            ),
        }
      : undefined,
    phoneRow: (row, menu) => <PhoneRow client={row} marks={adherence.marksOf(row)} menu={menu} />,
  }
  return { rows, dialog: opened?.dialog(() => setOpened(undefined)) }
}
