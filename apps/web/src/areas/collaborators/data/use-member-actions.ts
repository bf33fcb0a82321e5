import { deactivateCollaborator, inviteCollaboratorAgain, restoreCollaborator } from '@allenio/contract/collaborators'
import { useCall } from '#lib/api'
import { confirm } from '#ui/confirm'
import { toast } from '#ui/toast'
import { useWords } from '../words/index.ts'
import type { Collaborator } from './use-team.ts'

/** The actions on a member, for the list and for the member's own page. */
export function useMemberActions() {
  const t = useWords()
  const done = {
    onSuccess: (_: unknown, { message }: { message: string | undefined }) => message && toast({ type: 'success', text: message }),
  }
  const invitation = useCall(inviteCollaboratorAgain, done)
  const deactivation = useCall(deactivateCollaborator, done)
  const restoration = useCall(restoreCollaborator, done)
  const deactivate = async ({ id, name }: Collaborator) => {
    const isSure = await confirm({
      title: t('deactivateTitle', { name }),
      text: t('deactivateText'),
      proceed: t('deactivate'),
      close: t('cancel'),
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
