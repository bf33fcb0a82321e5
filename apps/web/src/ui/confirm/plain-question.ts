import { useEffect } from 'react'
import { isTypedWord } from './store.ts'
import type { AskedQuestion } from './store.ts'

/** Uses the browser's own dialog if ours cannot be loaded, such as on a first visit without a network. */
export function PlainQuestion({ question }: { question: AskedQuestion }) {
  const { title, text, details, verificationWord, answer } = question
  useEffect(() => {
    const list = (details ?? []).map(detail => [detail.name, detail.text].filter(Boolean).join(': ')).join('\n')
    const words = [title, text, list].filter(Boolean).join('\n\n')
    answer(
      verificationWord === undefined
        ? window.confirm(words)
        : isTypedWord(window.prompt(`${words}\n\n${verificationWord}`) ?? '', verificationWord),
    )
  }, [title, text, details, verificationWord, answer])
  return null
}
