import type { Conversation } from '@allenio/contract/chat'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useDraft } from '#lib/offline'
import { shareDraft } from '../data/actions.ts'
import { begunText, readKept } from './kept-text.ts'

const shareAfterMs = 1500

/** What is being written, kept on this device at once and for the person's others after a moment. */
export function useChatDraft({ id, draft: shared }: Pick<Conversation, 'id' | 'draft'>) {
  const cache = useQueryClient()
  const { draft: kept, isLoaded, save } = useDraft(`chat ${id}`, readKept)
  const [typed, setTyped] = useState<string>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const unshared = useRef<string>(undefined)
  const base = useRef(shared)
  const text = typed ?? (isLoaded ? begunText(kept, shared) : '')

  const share = useEffectEvent(() => {
    clearTimeout(timer.current)
    const waiting = unshared.current
    unshared.current = undefined
    if (waiting === undefined || waiting === base.current) return
    base.current = waiting
    save({ text: waiting, base: waiting })
    void shareDraft(cache, id, waiting)
  })
  useEffect(() => () => share(), [])

  const change = (next: string) => {
    setTyped(next)
    save({ text: next, base: base.current })
    unshared.current = next
    clearTimeout(timer.current)
    timer.current = setTimeout(() => share(), shareAfterMs)
  }
  /** It has been sent: the server forgets it by itself. */
  const clear = () => {
    clearTimeout(timer.current)
    unshared.current = undefined
    setTyped('')
    save({ text: '', base: base.current })
    base.current = ''
  }
  return { text, change, clear }
}
