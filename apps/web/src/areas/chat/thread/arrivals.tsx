import { useState } from 'react'
import { VisuallyHidden } from '#ui/visually-hidden'
import type { Thread } from '../data/thread.ts'
import { useThreadWords } from './words.ts'
import { useExcerpt } from './excerpt.ts'

/** Says politely what arrives while the thread is open. */
export function Arrivals({ messages }: Pick<Thread, 'messages'>) {
  const t = useThreadWords()
  const excerpt = useExcerpt()
  const last = messages.at(-1)
  const [first] = useState(last?.id ?? '')
  const isNew = last !== undefined && last.id > first && !last.isOwn
  return (
    <div aria-live="polite" aria-atomic="true">
      {isNew && <VisuallyHidden>{t('arrived', { name: last.sender.name, text: excerpt(last).text })}</VisuallyHidden>}
    </div>
  )
}
