import { deactivateCollaborator, inviteCollaboratorAgain, restoreCollaborator } from '@allenio/contract/collaborators'
import { useCall } from '#lib/api'
import { confirm } from '#ui/confirm'
import { toastMessage } from '#ui/toast'
import type { Collaborator } from '../team/data.ts'
import { useWords } from '../words/index.ts'

/** The actions on a member, for the list and for the member's own page. */
export function useMemberActions() {
  const t = useWords()
  const invitation = useCall(inviteCollaboratorAgain, { onSuccess: toastMessage })
  const deactivation = useCall(deactivateCollaborator, { onSuccess: toastMessage })
  const restoration = useCall(restoreCollaborator, { onSuccess: toastMessage })
  const deactivate = async ({ id, name }: Collaborator) => {
    const isSure = await confirm({
      title: t('deactivateTitle', { name }),
      text: t('deactivateText'),
      proceed: t('deactivate'),
      close: t('cancel'),
      reachesOthers: true,
    })
    if (isSure) deactivation.mutate({ id })
  }
  return {
    inviteAgain: ({ id }: Collaborator) => invitation.mutate({ id }),
    deactivate: (member: Collaborator) => void deactivate(member),
    restore: ({ id }: Collaborator) => restoration.mutate({ id }),
    isBusy: invitation.isPending || deactivation.isPending || restoration.isPending,
  }
}
