import type { Input, Output } from '@allenio/contract'
import {
  changeManyClients,
  clientsInBulk,
  undoRenewals,
  listClients,
  type Renewal,
  type ClientRow,
  type ClientType,
} from '@allenio/contract/clients'
import { useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { call, changeRows, changesOf, refresh, reportCallError } from '#lib/api'
import { useBulk, type WithoutIds } from '#shell/list-page'
import { toast } from '#ui/toast'
import { useBulkWords } from './words.ts'

/** One change for all chosen clients. */
export type BulkChange = WithoutIds<Input<typeof changeManyClients>>

const opposites: Partial<Record<BulkChange['action'], BulkChange['action']>> = {
  'add tag': 'remove tag',
  'remove tag': 'add tag',
  assign: 'unassign',
  unassign: 'assign',
  deactivate: 'restore',
  restore: 'deactivate',
}

/** The opposite change, if there is one: a new type overwrites the old one, so nothing can undo it. */
function oppositeOf(change: BulkChange): BulkChange | undefined {
  const action = opposites[change.action]
  return action ? ({ ...change, action } as BulkChange) : undefined
}

export interface BulkOptions {
  /** The type that the rows show before the answer. */
  type?: z.output<typeof ClientType> | null | undefined
  /** The change removes something that cannot be restored, so no undo is offered. */
  isFinal?: boolean
}

/** Changes many clients; the rows show it before the answer. */
export function useClientBulk({ onDone }: { onDone: () => void }) {
  const t = useBulkWords()
  const cache = useQueryClient()
  const undoRenewal = async (renewals: readonly Renewal[]) => {
    let undoneCount = 0
    try {
      for (let at = 0; at < renewals.length; at += clientsInBulk) {
        const { changed } = await call(undoRenewals, { renewals: renewals.slice(at, at + clientsInBulk) })
        undoneCount += changed.length
      }
      // an end that somebody has changed since stays
      const isPartial = undoneCount < renewals.length
      toast({
        type: isPartial ? 'warning' : 'success',
        text: isPartial ? t('renewalUndonePartly', { done: undoneCount, total: renewals.length }) : t('renewalUndone'),
      })
    } catch (error) {
      reportCallError(error)
    }
  }
  const { run, ...bulk } = useBulk<BulkOptions & { change: BulkChange }, Output<typeof changeManyClients>>({
    portion: clientsInBulk,
    async send({ change, type }, ids) {
      changeRows(cache, listClients, { ids, change: row => previewChange(row, change, type) })
      try {
        return await call(changeManyClients, { ...change, ids })
      } catch (error) {
        void refresh(cache, changesOf(changeManyClients))
        throw error
      }
    },
    undo({ change, isFinal }, answers) {
      const renewals = answers.flatMap(answer => answer.renewals ?? [])
      if (renewals.length > 0) return () => undoRenewal(renewals)
      const opposite = isFinal ? undefined : oppositeOf(change)
      return opposite && { change: opposite }
    },
    words: { changed: count => t('changed', { count }), changedNone: t('changedNone') },
    onDone,
  })
  return { ...bulk, run: (change: BulkChange, ids: readonly string[], options?: BulkOptions) => run({ change, ...options }, ids) }
}

/** The row as it will look after the change. */
function previewChange(row: ClientRow, change: BulkChange, type: z.output<typeof ClientType> | null | undefined): ClientRow {
  switch (change.action) {
    case 'set type':
      return type === undefined ? row : { ...row, type }
    case 'add tag':
      return { ...row, tags: [...new Set([...row.tags, change.tag])] }
    case 'remove tag':
      return { ...row, tags: row.tags.filter(tag => tag !== change.tag) }
    case 'deactivate':
      return { ...row, status: 'inactive' }
    case 'restore':
      return { ...row, status: 'active' }
    // the answer brings the names, the photos and the days
    case 'renew':
    case 'assign':
    case 'unassign':
      return row
    default:
      return change satisfies never
  }
}
