import { createElement } from 'react'
import type { ReactNode } from 'react'
import { classes } from '#ui/classes'
import { isSafeAddress, textStyles } from './document.ts'
import type { RichBlock, RichDocument, RichInline, RichInnerList, RichParagraph, TextStyle } from './document.ts'
import css from './rich-text.module.css'

export interface RichTextProps {
  document: RichDocument
  /** the heading level of the document's larger headings */
  level?: 2 | 3 | 4 | undefined
  className?: string | undefined
}

/** Shows a stored document part by part; unknown parts are left out. */
export function RichText({ document, level = 3, className }: RichTextProps) {
  return <div className={classes(css.prose, className)}>{document.content.map((block, index) => showBlock(block, index, level))}</div>
}

function showBlock(block: RichBlock, key: number, level: number): ReactNode {
  switch (block.type) {
    case 'paragraph':
      return <p key={key}>{showWords(block.content)}</p>
    case 'heading': {
      const isLarge = block.attrs.level === 2
      const tag = `h${isLarge ? level : level + 1}`
      return createElement(tag, { key, className: isLarge ? css.large : css.small }, showWords(block.content))
    }
    case 'bulletList':
      return <ul key={key}>{block.content.map(showItem)}</ul>
    case 'orderedList':
      return <ol key={key}>{block.content.map(showItem)}</ol>
    default:
      return null
  }
}

const showItem = ({ content }: { content: readonly (RichParagraph | RichInnerList)[] }, key: number): ReactNode => (
  <li key={key}>{content.map((part, index) => showBlock(part, index, 3))}</li>
)

// an empty paragraph keeps the height of a line
const showWords = (content: readonly RichInline[] = []): ReactNode => (content.length === 0 ? <br /> : content.map(showInline))

const tags = { bold: 'strong', italic: 'em', underline: 'u', strike: 's' } as const satisfies Record<TextStyle, string>

function showInline(part: RichInline, key: number): ReactNode {
  if (part.type === 'hardBreak') return <br key={key} />
  if (part.type !== 'text') return null
  const marks = part.marks ?? []
  const link = marks.find(mark => mark.type === 'link')
  const styled = textStyles
    .filter(style => marks.some(({ type }) => type === style))
    .reduce<ReactNode>((inner, style) => createElement(tags[style], null, inner), part.text)
  if (!link || !isSafeAddress(link.attrs.href)) return <span key={key}>{styled}</span>
  return (
    <a key={key} href={link.attrs.href} target="_blank" rel="noopener noreferrer nofollow">
      {styled}
    </a>
  )
}
