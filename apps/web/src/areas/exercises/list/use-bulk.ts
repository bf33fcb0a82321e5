import type { Input } from '@allenio/contract'
import { changeManyExercises } from '@allenio/contract/exercise-changes'
import { exercisesInBulk } from '@allenio/contract/exercises'
import { useState } from 'react'
import { call, reportCallError } from '#lib/api'
import type { RefusedRow } from '#shell/list-page'
import { toast } from '#ui/toast'
import { useListWords } from './words.ts'

type WithoutIds<Change> = Change extends unknown ? Omit<Change, 'ids'> : never
/** One change for all chosen exercises. */
export type BulkChange = WithoutIds<Input<typeof changeManyExercises>>

/** The change that takes this one back. Values that were overwritten cannot be brought back. */
function oppositeOf(change: BulkChange): BulkChange | undefined {
  switch (change.action) {
    case 'add tag':
      return { ...change, action: 'remove tag' }
    case 'remove tag':
      return { ...change, action: 'add tag' }
    case 'delete':
      return { action: 'undelete' }
    case 'undelete':
    case 'set muscles':
    case 'set equipment':
    case 'set category':
      return undefined
    default:
      return change satisfies never
  }
}

/** Changes many exercises, in portions that the server accepts. Refused ones are reported; all others are changed. */
export function useBulk({ onDone }: { onDone: () => void }) {
  const t = useListWords()
  const [isBusy, setBusy] = useState(false)
  const [refused, setRefused] = useState<readonly RefusedRow[]>([])
  const [isReasonListOpen, setReasonListOpen] = useState(false)

  const run = async (change: BulkChange, ids: readonly string[]) => {
    if (isBusy || ids.length === 0) return
    setBusy(true)
    try {
      const changed: string[] = []
      const left: RefusedRow[] = []
      for (let at = 0; at < ids.length; at += exercisesInBulk) {
        const answer = await call(changeManyExercises, { ...change, ids: ids.slice(at, at + exercisesInBulk) })
        changed.push(...answer.changed)
        left.push(...answer.refused)
      }
      setRefused(left)
      const opposite = changed.length > 0 ? oppositeOf(change) : undefined
      toast({
        type: left.length > 0 ? 'warning' : 'success',
        text:
          left.length > 0
            ? t('changedPartly', { changed: changed.length, total: ids.length })
            : changed.length > 0
              ? t('changed', { count: changed.length })
              : t('changedNone'),
        buttons: [
          ...(left.length > 0 ? [{ text: t('why'), onClick: () => setReasonListOpen(true) }] : []),
          ...(opposite ? [{ text: t('undo'), onClick: () => void run(opposite, changed) }] : []),
        ],
      })
      onDone()
    } catch (error) {
      reportCallError(error)
    }
    setBusy(false)
  }
  return { run, isBusy, refused: isReasonListOpen ? refused : [], closeReasonList: () => setReasonListOpen(false) }
}
