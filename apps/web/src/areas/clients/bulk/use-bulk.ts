import type { Input } from '@allenio/contract'
import { changeManyClients, clientsInBulk, undoRenewals } from '@allenio/contract/client-bulk-changes'
import { listClients } from '@allenio/contract/clients'
import type { Renewal } from '@allenio/contract/client-bulk-changes'
import type { ClientRow, ClientType } from '@allenio/contract/clients'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { z } from 'zod'
import { call, changeRows, changesOf, refresh, reportCallError } from '#lib/api'
import type { RefusedRow, WithoutIds } from '#shell/list-page'
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

/** Changes many clients, in portions that the server accepts. Refused clients are reported; all others are changed. */
export function useBulk({ onDone }: { onDone: () => void }) {
  const t = useBulkWords()
  const cache = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [refused, setRefused] = useState<readonly RefusedRow[]>([])
  const [isReasonListOpen, setReasonListOpen] = useState(false)

  const send = async (change: BulkChange, ids: readonly string[]) => {
    const done: string[] = []
    const changed: string[] = []
    const refusedClients: RefusedRow[] = []
    const renewals: Renewal[] = []
    for (let at = 0; at < ids.length; at += clientsInBulk) {
      const portion = ids.slice(at, at + clientsInBulk)
      // the portions run one after the other, because the second may need places that the first has freed
      const answer = await call(changeManyClients, { ...change, ids: portion })
      done.push(...answer.done)
      changed.push(...answer.changed)
      refusedClients.push(...answer.refused)
      renewals.push(...(answer.renewals ?? []))
    }
    return { done, changed, refusedClients, renewals }
  }
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
  const run = async (change: BulkChange, ids: readonly string[], { type, isFinal = false }: BulkOptions = {}) => {
    if (isBusy || ids.length === 0) return
    setBusy(true)
    changeRows(cache, listClients, { ids, change: row => previewChange(row, change, type) })
    try {
      const { done, changed, refusedClients, renewals } = await send(change, ids)
      setRefused(refusedClients)
      // `changed` leaves out clients who had the value before, so that undoing does not touch them
      const opposite = isFinal || changed.length === 0 ? undefined : oppositeOf(change)
      const undo = opposite ? () => run(opposite, changed) : renewals.length > 0 ? () => undoRenewal(renewals) : undefined
      toast({
        type: refusedClients.length > 0 ? 'warning' : 'success',
        text:
          refusedClients.length > 0
            ? t('changedPartly', { done: done.length, total: ids.length })
            : changed.length > 0
              ? t('changed', { count: changed.length })
              : t('changedNone'),
        buttons: refusedClients.length > 0 ? [{ text: t('why'), onClick: () => setReasonListOpen(true) }] : [],
        undo,
      })
      onDone()
    } catch (error) {
      reportCallError(error)
      // the lists showed the change before the answer, and have to be read again
      void refresh(cache, changesOf(changeManyClients))
    }
    setBusy(false)
  }
  return { run, isBusy, refused: isReasonListOpen ? refused : [], closeReasonList: () => setReasonListOpen(false) }
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
