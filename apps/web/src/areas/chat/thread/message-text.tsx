import { useState } from 'react'
import { FilePreview } from '#ui/file-preview'
import { TextLink } from '#ui/link'
import { useThreadWords } from '../words/thread.ts'
import { isEmojiOnly, piecesOf } from './linkify.ts'
import css from './bubble.module.css'

const mostShown = 900

/** A text as text: nothing in it is ever taken for markup. Long ones are folded. */
export function MessageText({ text }: { text: string }) {
  const t = useThreadWords()
  const [isOpen, setOpen] = useState(false)
  const isLong = text.length > mostShown * 1.2
  const shown = isLong && !isOpen ? `${text.slice(0, mostShown).trimEnd()}…` : text
  if (isEmojiOnly(text)) return <p className={css.emoji}>{text}</p>
  const pieces = piecesOf(shown)
  const [only] = pieces
  if (pieces.length === 1 && only?.kind === 'link' && !only.href.startsWith('mailto:')) {
    return <div className={css.file}><FilePreview file={{ kind: 'link', url: only.href, name: only.text, detail: new URL(only.href).host }} /></div>
  }
  return (
    <>
      <p className={css.text}>
        {pieces.map((piece, index) => piece.kind === 'text' ? piece.text : (
          <TextLink key={index} href={piece.href} target="_blank" rel="noreferrer noopener">{piece.text}</TextLink>
        ))}
      </p>
      {isLong && (
        <button type="button" className={css.fold} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? t('less') : t('more')}
        </button>
      )}
    </>
  )
}
