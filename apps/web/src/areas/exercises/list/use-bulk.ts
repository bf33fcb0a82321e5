import type { Input } from '@allenio/contract'
import type { changeManyExercises } from '@allenio/contract/exercise-changes'
import { exercisesInBulk } from '@allenio/contract/exercise-fields'
import { useState } from 'react'
import { reportCallError } from '#lib/api'
import type { RefusedRow, WithoutIds } from '#shell/list-page'
import { toast } from '#ui/toast'
import { useListWords } from './words.ts'

/** One change for all chosen exercises. */
export type BulkChange = WithoutIds<Input<typeof changeManyExercises>>

/** A change that exercises of a business and of the library have in common. */
export type FieldChange = Extract<BulkChange, { action: 'set muscles' | 'set equipment' | 'set category' }>

interface BulkOptions<Change> {
  send: (change: Change, ids: string[]) => Promise<{ changed: string[]; refused?: RefusedRow[] }>
  /** The change that takes one back. Values that were overwritten cannot be brought back. */
  oppositeOf: (change: Change) => Change | undefined
  onDone: () => void
}

/** Changes many exercises, in portions that the server accepts. Refused ones are reported; all others are changed. */
export function useBulk<Change>({ send, oppositeOf, onDone }: BulkOptions<Change>) {
  const t = useListWords()
  const [isBusy, setBusy] = useState(false)
  const [refused, setRefused] = useState<readonly RefusedRow[]>([])
  const [isReasonListOpen, setReasonListOpen] = useState(false)

  const run = async (change: Change, ids: readonly string[]) => {
    if (isBusy || ids.length === 0) return
    setBusy(true)
    try {
      const changed: string[] = []
      const left: RefusedRow[] = []
      for (let at = 0; at < ids.length; at += exercisesInBulk) {
        const answer = await send(change, ids.slice(at, at + exercisesInBulk))
        changed.push(...answer.changed)
        left.push(...(answer.refused ?? []))
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
