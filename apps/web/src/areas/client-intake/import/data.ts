import type { Input } from '@allenio/contract'
import {
  acceptClientImport,
  cancelClientImport,
  getClientImport,
  startClientImport,
  updateClientImport,
} from '@allenio/contract/client-intake'
import type { ClientImport } from '@allenio/contract/client-intake'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call, changeAnswer, keyOf, read, refresh, useCall } from '#lib/api'
import { useRealtime } from '#lib/realtime'
import { storeImportId, getStoredImportId } from './stored-import.ts'

declare module '#lib/realtime' {
  interface RealtimeEvents {
    'client import': { id: string; state: ClientImport['state']; done: number; total: number; created: number }
  }
}

// the socket tells of progress; where it cannot, asking does
const pollEveryMs = 1500

const isUnfinished = (state: ClientImport['state'] | undefined) => state === 'waiting' || state === 'running'

/** One import, from the choice of its file to its end. */
export function useImport() {
  const cache = useQueryClient()
  const [id, setId] = useState(getStoredImportId)
  const changeId = (next: string | undefined) => {
    storeImportId(next)
    setId(next)
  }
  const query = useQuery({
    ...read(getClientImport, { id: id ?? '' }, { quiet: true }),
    enabled: id !== undefined,
    // the preview is the person's work: nothing but they themselves changes it
    staleTime: Infinity,
    // a larger plan may have been bought meanwhile
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (isUnfinished(state.data?.state) ? pollEveryMs : false),
    retry: false,
  })
  const show = (answer: ClientImport) => {
    cache.setQueryData(keyOf(getClientImport, { id: answer.id }), answer)
    changeId(answer.id)
  }
  useRealtime('client import', ({ id: importId, state, done, created }) => {
    if (importId !== id) return
    changeAnswer(cache, getClientImport, { id: importId }, cachedImport => ({ ...cachedImport, state, done, created }))
    if (!isUnfinished(state)) void query.refetch()
  })
  const start = useCall(startClientImport, { quiet: true, onSuccess: show })
  const update = useCall(updateClientImport, { onSuccess: show })
  const accept = useCall(acceptClientImport, { onSuccess: show })
  const current = id === undefined ? undefined : query.data
  const isDone = current?.state === 'done' || current?.state === 'failed'
  useEffect(() => {
    if (isDone) void refresh(cache, ['client', 'client type'])
  }, [isDone, cache])
  const forget = () => {
    if (id !== undefined && current?.state === 'preview') void call(cancelClientImport, { id }).catch(() => undefined)
    changeId(undefined)
    start.reset()
  }
  return {
    current,
    /** a stored import is being read */
    isLoading: id !== undefined && query.isPending,
    // the server has removed the import meanwhile, so only a new one is possible
    isGone: id !== undefined && query.isError,
    start,
    change: (input: Omit<Input<typeof updateClientImport>, 'id'>) => id !== undefined && update.mutate({ id, ...input }),
    isChanging: update.isPending,
    accept: () => id !== undefined && accept.mutate({ id }),
    isAccepting: accept.isPending,
    forget,
  }
}

export type ImportWork = ReturnType<typeof useImport>
