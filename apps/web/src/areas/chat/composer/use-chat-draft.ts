import type { Conversation, ChatDraft } from '@allenio/contract/chat'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useIsOnline } from '#lib/device'
import { useDraft } from '#lib/offline'
import { shareDraft } from '../conversations/actions.ts'
import { confirmedDraft, currentDraft, isUnshared, noDraft, parseDraft, type LocalDraft } from './local-draft.ts'

const shareAfterMs = 1500

/**
 * The draft of a conversation. It is saved on this device at once, and after a moment on the server for the person's other
 * devices, or once there is a network again. Whether it is a team note is saved with the text: text that was begun as a note
 * is never restored as a message.
 */
export function useChatDraft({ id, draft: shared }: Pick<Conversation, 'id' | 'draft'>) {
  const cache = useQueryClient()
  const isOnline = useIsOnline()
  const { draft: stored, isLoaded, save, saveNow } = useDraft(`chat ${id}`, parseDraft)
  const [edited, setEdited] = useState<LocalDraft>()
  const inFlight = useRef<ChatDraft>(undefined)
  const own = edited ?? stored
  const localDraft = currentDraft(own, shared)
  const { text, isNote, base } = localDraft

  const confirmed = own && confirmedDraft(own, shared)
  if (confirmed) setEdited(confirmed)

  const store = useEffectEvent((next: LocalDraft) => (next.text === '' ? saveNow(next) : save(next)))
  useEffect(() => {
    if (edited) store(edited)
  }, [edited])

  const confirmShared = useEffectEvent((sharedDraft: ChatDraft) => setEdited({ ...localDraft, base: sharedDraft }))
  const share = useEffectEvent(async () => {
    if (inFlight.current || !isUnshared(localDraft)) return
    const draft = { text, isNote }
    inFlight.current = draft
    const isShared = await shareDraft(cache, id, draft)
    inFlight.current = undefined
    if (isShared) confirmShared(draft)
  })
  useEffect(() => {
    if (!isOnline || !isLoaded) return undefined
    const timer = setTimeout(() => void share(), shareAfterMs)
    return () => clearTimeout(timer)
  }, [isOnline, isLoaded, text, isNote, base.text, base.isNote])
  useEffect(() => () => void share(), [])

  return {
    draft: isLoaded || edited ? localDraft : noDraft,
    isLoaded,
    change: (next: string) => setEdited({ ...localDraft, text: next }),
    setNote: (isNote: boolean) => setEdited({ ...localDraft, isNote }),
    /** Clears the draft when it is sent, and returns the shared draft that this ends. */
    clear: (): string => {
      // a draft that is on its way to the server would otherwise come back with its answer
      const endedDraft = inFlight.current ?? base
      setEdited({ ...localDraft, text: '', base: endedDraft })
      return endedDraft.text
    },
  }
}
