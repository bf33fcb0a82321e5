import type { Output } from '@allenio/contract'
import { addClients, listClientsOfCollaborator, removeClients } from '@allenio/contract/collaborators'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import { listQuery, useCall } from '#lib/api'
import { toast } from '#ui/toast'
import type { Collaborator } from '../team/data.ts'
import { useWords } from '../words/index.ts'
import { confirmUnassign, inPortions } from './unassign.ts'

export type MemberClient = Output<typeof listClientsOfCollaborator>['clients'][number]

export const useMemberClients = (id: string, search: string) =>
  useInfiniteQuery(listQuery(listClientsOfCollaborator, { id, ...(search && { search }) }, { rows: page => page.clients }))

/** Takes clients from a collaborator. The toast can undo it, unless work is removed too; then a dialog asks first. */
export function useUnassign({ id, name }: Pick<Collaborator, 'id' | 'name'>, onDone: () => void) {
  const t = useWords()
  const addition = useCall(addClients)
  const removal = useCall(removeClients)
  const assignAgain = (all: readonly string[]) =>
    inPortions(all, async clientIds => (await addition.mutateAsync({ id, clientIds })).data.added).catch(() => undefined)
  const unassign = async (all: readonly string[], { isFinal }: { isFinal: boolean }) => {
    const count = await inPortions(all, async clientIds => (await removal.mutateAsync({ id, clientIds })).data.removed)
    toast({ type: 'success', text: t('takenAway', { count, name }), undo: isFinal ? undefined : () => assignAgain(all) })
    onDone()
  }
  return async (clientIds: string[]) => {
    const answer = await confirmUnassign({ id, name }, clientIds.length)
    // the shell has shown the error already
    if (answer !== 'declined') await unassign(clientIds, { isFinal: answer === 'agreed' }).catch(() => undefined)
  }
}

/** A form's checks that the schema of a call cannot do: the sentence of each field that is wrong. */
export const checkBy =
  <Values extends FieldValues>(
    faultsOf: (values: Values) => Partial<Record<keyof Values, string | false | undefined>>,
  ): Resolver<Values, unknown, Values> =>
  values => {
    const faults = Object.entries(faultsOf(values)).flatMap(([field, message]) => (message ? [[field, { type: 'check', message }]] : []))
    // the fields' names are those of the values
    return faults.length > 0 ? { values: {}, errors: Object.fromEntries(faults) as FieldErrors<Values> } : { values, errors: {} }
  }
