import type { Conversation } from '@allenio/contract/chat'
import type { ChatDraft } from '@allenio/contract/chat-messages'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useOnline } from '#lib/device'
import { useDraft } from '#lib/offline'
import { shareDraft } from '../conversations/actions.ts'
import { begunDraft, isSameDraft, isUnshared, noDraft, readKept, type KeptDraft } from './kept-draft.ts'

const shareAfterMs = 1500

/**
 * The draft of a conversation. It is saved on this device at once, and after a moment on the server for the person's other
 * devices, or once there is a network again. Whether it is a team note is saved with the text: text that was begun as a note
 * is never restored as a message.
 */
export function useChatDraft({ id, draft: shared }: Pick<Conversation, 'id' | 'draft'>) {
  const cache = useQueryClient()
  const isOnline = useOnline()
  const { draft: found, isLoaded, save, saveNow } = useDraft(`chat ${id}`, readKept)
  const [own, setOwn] = useState<KeptDraft>()
  const underWay = useRef<ChatDraft>(undefined)
  const held = begunDraft(own ?? found, shared)
  const { text, isNote, base } = held

  // the server has this draft now, so another device may continue it from here
  if (own && isSameDraft(own, shared) && !isSameDraft(own.base, shared)) setOwn({ ...own, base: shared })

  const keep = useEffectEvent((next: KeptDraft) => (next.text === '' ? saveNow(next) : save(next)))
  useEffect(() => {
    if (own) keep(own)
  }, [own])

  const learn = useEffectEvent((known: ChatDraft) => setOwn({ ...held, base: known }))
  const share = useEffectEvent(async () => {
    if (underWay.current || !isUnshared(held)) return
    const shown = { text, isNote }
    underWay.current = shown
    const isKnown = await shareDraft(cache, id, shown)
    underWay.current = undefined
    if (isKnown) learn(shown)
  })
  useEffect(() => {
    if (!isOnline || !isLoaded) return undefined
    const timer = setTimeout(() => void share(), shareAfterMs)
    return () => clearTimeout(timer)
  }, [isOnline, isLoaded, text, isNote, base.text, base.isNote])
  useEffect(() => () => void share(), [])

  return {
    draft: isLoaded || own ? held : noDraft,
    change: (next: string) => setOwn({ ...held, text: next }),
    setNote: (next: boolean) => setOwn({ ...held, isNote: next }),
    /** Clears the draft when it is sent, and returns the shared draft that this ends. */
    clear: (): string => {
      setOwn({ ...held, text: '' })
      return (underWay.current ?? base).text
    },
  }
}
