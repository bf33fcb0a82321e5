import type { Output } from '@allenio/contract'
import { addClients, listClientsOfCollaborator, removeClients } from '@allenio/contract/collaborators'
import { useInfiniteQuery } from '@tanstack/react-query'
import { listQuery, useCall } from '#lib/api'
import { toast } from '#ui/toast'
import { useWords } from '../words/index.ts'
import { inPortions } from './in-portions.ts'
import { askBeforeTakingAway } from './taking-away.ts'
import type { Collaborator } from './use-team.ts'

export type TheirClient = Output<typeof listClientsOfCollaborator>['clients'][number]

export const useTheirClients = (id: string, search: string) =>
  useInfiniteQuery(listQuery(listClientsOfCollaborator, { id, ...(search && { search }) }, { rows: page => page.clients }))

/** Takes clients from a collaborator. The toast can undo it, unless work is removed too; then a dialog asks first. */
export function useTakeAway({ id, name }: Pick<Collaborator, 'id' | 'name'>, onDone: () => void) {
  const t = useWords()
  const addition = useCall(addClients)
  const removal = useCall(removeClients)
  const giveBack = (all: readonly string[]) =>
    inPortions(all, async clientIds => (await addition.mutateAsync({ id, clientIds })).data.added).catch(() => undefined)
  const take = async (all: readonly string[], { isFinal }: { isFinal: boolean }) => {
    const count = await inPortions(all, async clientIds => (await removal.mutateAsync({ id, clientIds })).data.removed)
    toast({
      type: 'success',
      text: t('takenAway', { count, name }),
      buttons: isFinal ? [] : [{ text: t('undo'), onClick: () => void giveBack(all) }],
    })
    onDone()
  }
  return async (clientIds: string[]) => {
    const answer = await askBeforeTakingAway({ id, name }, clientIds.length)
    // the shell has shown the error already
    if (answer !== 'declined') await take(clientIds, { isFinal: answer === 'agreed' }).catch(() => undefined)
  }
}
