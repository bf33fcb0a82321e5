import {
  resendInvitation,
  deactivateClient,
  deleteClient,
  deletedClientDays,
  getClientErasure,
  listClients,
  restoreClient,
  undeleteClient,
  type ClientRow,
} from '@allenio/contract/clients'
import { romeDay } from '@allenio/domain/days'
import { useQueryClient } from '@tanstack/react-query'
import { useDoInvitationsWait } from '#shell/invitations'
import { call, changeRow, useCall } from '#lib/api'
import { confirm } from '#ui/confirm'
import { toast, toastWithUndo } from '#ui/toast'
import { useListWords } from './words.ts'
import { dropRow, showClient } from '../data.ts'
import { findEndingSubscriptions } from '../subscriptions.ts'

/** The values of a client that an action needs. */
type ActionTarget = Pick<ClientRow, 'id' | 'name' | 'email'>

interface ClientActionsOptions {
  onDeleted?: () => void
  onUndeleted?: () => void
}

/** The actions on one client, for the list and for the client's own page. */
export function useClientActions({ onDeleted, onUndeleted }: ClientActionsOptions = {}) {
  const t = useListWords()
  const cache = useQueryClient()
  const doInvitationsWait = useDoInvitationsWait()
  // after a failure, the lists and the client's own page are read again
  const settle = { refetchesOnError: true } as const

  const deactivation = useCall(deactivateClient, {
    ...settle,
    onSuccess: ({ client }) => {
      showClient(cache, client)
      toastWithUndo(t('deactivated', { name: client.name }), () => restore(client))
    },
  })
  const restoration = useCall(restoreClient, {
    ...settle,
    onSuccess: ({ client }) => {
      showClient(cache, client)
      const isAfterEnd = client.subscriptionEnd !== null && client.subscriptionEnd < romeDay()
      toast({ type: 'success', text: t(isAfterEnd ? 'restoredAfterEnd' : 'restored', { name: client.name }) })
    },
  })
  const invitation = useCall(resendInvitation, {
    onSuccess: ({ client }) => {
      showClient(cache, client)
      toast({ type: 'success', text: t(doInvitationsWait ? 'invitationWaits' : 'invited', { email: client.email ?? '' }) })
    },
  })
  const undeletion = useCall(undeleteClient, {
    ...settle,
    onSuccess: ({ client, isWithoutPlace }) => {
      showClient(cache, client)
      if (isWithoutPlace) toast({ type: 'warning', text: t('undeletedInactive', { name: client.name }) })
      else toast({ type: 'success', text: t('undeleted', { name: client.name }) })
      onUndeleted?.()
    },
  })
  const deletion = useCall(deleteClient, settle)

  const changeStatus = (id: string, status: ClientRow['status']) =>
    changeRow(cache, listClients, { id, change: row => ({ ...row, status, may: { ...row.may, deactivate: false, restore: false } }) })
  // shown before the server answers; a refusal reads the lists again
  const deactivate = async ({ id, name }: ActionTarget) => {
    const [ending] = await findEndingSubscriptions([id])
    const isMeant =
      ending === undefined ||
      (await confirm({
        title: t('deactivateTitle', { name }),
        text: t('endsSubscriptions', { packages: ending.packages.join(', ') }),
        proceed: t('deactivate'),
        danger: true,
      }))
    if (!isMeant) return
    changeStatus(id, 'inactive')
    deactivation.mutate({ id })
  }
  const restore = ({ id }: Pick<ActionTarget, 'id'>) => restoration.mutate({ id })
  const undelete = ({ id }: Pick<ActionTarget, 'id'>) => {
    undeletion.mutate({ id })
  }
  const remove = async ({ id, name }: ActionTarget) => {
    // without a network the deletion itself says so
    const [{ records }, [ending]] = await Promise.all([
      call(getClientErasure, { id }).catch(() => ({ records: [] })),
      findEndingSubscriptions([id]),
    ])
    const visits = records.find(({ kind }) => kind === 'visits')
    const isSure = await confirm({
      title: t('deleteTitle', { name }),
      text: [
        t('deleteText', { days: deletedClientDays }),
        ...(visits ? [t('deleteVisits', { count: visits.count })] : []),
        ...(ending ? [t('endsSubscriptions', { packages: ending.packages.join(', ') })] : []),
      ].join(' '),
      proceed: t('delete'),
      danger: true,
      verificationWord: name,
    })
    if (!isSure) return
    await deletion.mutateAsync({ id })
    dropRow(cache, id)
    onDeleted?.()
    toastWithUndo(t('deleted', { name, days: deletedClientDays }), () => undelete({ id }))
  }
  return {
    deactivate: (client: ActionTarget) => void deactivate(client),
    restore,
    invite: ({ id }: ActionTarget) => invitation.mutate({ id }),
    // the shell has shown the error already
    remove: (client: ActionTarget) => void remove(client).catch(() => undefined),
    undelete,
    isInviting: invitation.isPending,
    isUndeleting: undeletion.isPending,
  }
}

export type ClientActions = ReturnType<typeof useClientActions>
