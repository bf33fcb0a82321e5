import type { Input } from '@allenio/contract'
import { updateClient } from '@allenio/contract/clients'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { baseQuery } from '#areas/visits'
import { refetch } from '#lib/api'
import { discardWrite, enqueueJoined } from '#lib/offline'
import { useEditor } from '../session.ts'
import type { VisitBase } from '../visit-document.ts'
import { useUnsentTexts, type RecordFactName, type RecordTexts } from './unsent-texts.ts'
import { useSectionWords } from './words.ts'

type RecordEdit = Input<typeof updateClient>

/** The record is judged by what stood in it when the first of them was written. */
const join = (waiting: RecordEdit, next: RecordEdit): RecordEdit => ({
  ...waiting,
  ...next,
  updatedAt: waiting.updatedAt,
  writtenOver: { ...next.writtenOver, ...waiting.writtenOver },
})

export interface RecordText {
  /** The record's, or what was written over it here. */
  text: string
  isUnsent: boolean
  /** The server's sentence about why the text was not written. */
  refusal: string | undefined
  /** Stores the text for the record, and with it what was refused before. `over` is what was read before the text was typed. */
  save: (text: string, over: string) => void
  /** Drops a refused text in favour of the record's. */
  dropRefused: () => void
}

export function useRecordText(name: RecordFactName, client: VisitBase['client']): RecordText {
  const t = useSectionWords()
  const cache = useQueryClient()
  const { visitId, factsBefore } = useEditor()
  const { unsent, refused } = useUnsentTexts()
  const { ids, texts, writtenOver } = refused
  const { [name]: refusedText, ...otherRefused } = texts
  const lastRefused = ids.at(-1)
  useEffect(() => {
    // beside what was refused stands what the record says now
    if (lastRefused !== undefined) void Promise.all([visitId, client.id].map(id => refetch(cache, baseQuery(id).queryKey)))
  }, [cache, visitId, client.id, lastRefused])

  async function send(edit: RecordTexts, over: RecordTexts) {
    if (Object.keys(edit).length > 0) {
      const input = { id: client.id, updatedAt: client.updatedAt, ...edit, writtenOver: over }
      await enqueueJoined(updateClient, input, { lane: `record of ${client.id}`, title: t('recordWrite', { name: client.name }), join })
    }
    await Promise.all(ids.map(discardWrite))
  }

  return {
    text: unsent[name] ?? client[name],
    isUnsent: unsent[name] !== undefined,
    refusal: refusedText === undefined ? undefined : refused.why,
    save(text, over) {
      factsBefore.set({ [name]: client[name], ...factsBefore.get() })
      // the record's text has been read beside the refusal
      const read = refusedText === undefined ? over : client[name]
      void send({ ...otherRefused, [name]: text }, { ...writtenOver, [name]: read })
    },
    dropRefused: () => void send(otherRefused, writtenOver),
  }
}
