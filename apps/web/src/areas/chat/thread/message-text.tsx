import { useState } from 'react'
import { FilePreview } from '#ui/file-preview'
import { BareButton } from '#ui/layout'
import { TextLink } from '#ui/link'
import { firstHit, MarkedText, splitAtHits } from '../inbox/search-hits.tsx'
import { useThreadWords } from './words.ts'
import { isEmojiOnly, piecesOf } from './linkify.ts'
import css from './bubble.module.css'

const foldedLength = 900

interface MessageTextProps {
  text: string
  /** The words of a search, which are marked in the text. */
  words?: string | undefined
}

/** Shows plain text: nothing in it is ever treated as markup. Long texts are folded. */
export function MessageText({ text, words }: MessageTextProps) {
  const t = useThreadWords()
  const [isExpanded, setExpanded] = useState(false)
  const isLong = text.length > foldedLength * 1.2
  // a long text is not folded if that would hide the search hit
  const isUnfolded = isExpanded || (words !== undefined && (firstHit(text, words) ?? 0) > foldedLength)
  const visibleText = isLong && !isUnfolded ? `${text.slice(0, foldedLength).trimEnd()}…` : text
  if (isEmojiOnly(text)) return <p className={css.emoji}>{text}</p>
  const pieces = piecesOf(visibleText)
  const [only] = pieces
  if (pieces.length === 1 && only?.kind === 'link' && !only.href.startsWith('mailto:')) {
    return (
      <div className={css.file}>
        <FilePreview file={{ kind: 'link', url: only.href, name: only.text, detail: new URL(only.href).host }} />
      </div>
    )
  }
  return (
    <>
      <p className={css.text}>
        {pieces.map((piece, index) =>
          piece.kind === 'text' ? (
            <MarkedText key={index} pieces={splitAtHits(piece.text, words ?? '')} className={css.mark} />
          ) : (
            <TextLink key={index} href={piece.href} target="_blank" rel="noreferrer noopener">
              {piece.text}
            </TextLink>
          ),
        )}
      </p>
      {isLong && (
        <BareButton className={css.fold} aria-expanded={isUnfolded} onClick={() => setExpanded(!isUnfolded)}>
          {isUnfolded ? t('less') : t('more')}
        </BareButton>
      )}
    </>
  )
}
