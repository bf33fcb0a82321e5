import type { Message } from '@allenio/contract/chat-messages'
import { IconArrowDown } from '@tabler/icons-react'
import { useState } from 'react'
import { useThreadWords } from './words.ts'
import css from './thread.module.css'

interface ToNewestProps {
  messages: readonly Message[]
  isAtEnd: boolean
  isLoading: boolean
  onPress: () => void
}

/** The way back down, with how many have come meanwhile. */
export function ToNewest({ messages, isAtEnd, isLoading, onPress }: ToNewestProps) {
  const t = useThreadWords()
  const last = messages.at(-1)?.id
  const [seen, setSeen] = useState(last)
  if (isAtEnd && seen !== last) setSeen(last)
  if (isAtEnd) return null
  const count = messages.filter(({ id, isOwn }) => !isOwn && seen !== undefined && id > seen).length
  return (
    <button type="button" className={css.toNewest} aria-label={t('toNewest')} aria-busy={isLoading} onClick={onPress}>
      <IconArrowDown stroke={1.5} aria-hidden />
      {count > 0 && <span>{t('toNew', { count })}</span>}
    </button>
  )
}
