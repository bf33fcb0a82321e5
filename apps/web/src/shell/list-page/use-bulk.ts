import { useState } from 'react'
import { reportCallError } from '#lib/api'
import { areaWords } from '#lib/words'
import { toast } from '#ui/toast'
import type { RefusedRow } from './refused-list.tsx'

const useBulkWords = areaWords('list bulk', {
  it: { changedPartly: '{{changed}} su {{total}} aggiornati', why: 'Vedi quali' },
  en: { changedPartly: '{{changed}} of {{total}} updated', why: 'See which' },
})

interface BulkAnswer {
  /** The changed rows, without those that had the value before, so that an undo does not touch them. */
  changed: string[]
  refused?: RefusedRow[]
}

interface BulkOptions<Change, Answer extends BulkAnswer> {
  send: (change: Change, ids: string[]) => Promise<Answer>
  /** The number of rows that the server accepts at once. */
  portion: number
  /** The change that takes one back, or what does it. Overwritten values can be brought back only where the answers have them. */
  undo: (change: Change, answers: readonly Answer[]) => Change | (() => unknown) | undefined
  words: { changed: (count: number) => string; changedNone: string }
  onDone: () => void
}

/** Changes many rows, in portions that the server accepts. Refused ones are reported; all others are changed. */
export function useBulk<Change extends object | string, Answer extends BulkAnswer = BulkAnswer>({
  send,
  portion,
  undo,
  words,
  onDone,
}: BulkOptions<Change, Answer>) {
  const t = useBulkWords()
  const [isBusy, setBusy] = useState(false)
  const [refused, setRefused] = useState<readonly RefusedRow[]>([])
  const [isReasonListOpen, setReasonListOpen] = useState(false)

  const run = async (change: Change, ids: readonly string[]) => {
    if (isBusy || ids.length === 0) return
    setBusy(true)
    try {
      // one after the other: a later portion may need what an earlier one has freed
      const answers: Answer[] = []
      for (let at = 0; at < ids.length; at += portion) answers.push(await send(change, ids.slice(at, at + portion)))
      const changed = answers.flatMap(answer => answer.changed)
      const left = answers.flatMap(answer => answer.refused ?? [])
      setRefused(left)
      const way = changed.length > 0 ? undo(change, answers) : undefined
      toast({
        type: left.length > 0 ? 'warning' : 'success',
        text:
          left.length > 0
            ? t('changedPartly', { changed: changed.length, total: ids.length })
            : changed.length > 0
              ? words.changed(changed.length)
              : words.changedNone,
        buttons: left.length > 0 ? [{ text: t('why'), onClick: () => setReasonListOpen(true) }] : [],
        undo: way && (() => (isAction(way) ? way() : run(way, changed))),
      })
      onDone()
    } catch (error) {
      reportCallError(error)
    }
    setBusy(false)
  }
  return { run, isBusy, refused: isReasonListOpen ? refused : [], closeReasonList: () => setReasonListOpen(false) }
}

const isAction = (way: unknown): way is () => unknown => typeof way === 'function'
