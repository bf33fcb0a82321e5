import type { RichText } from '@allenio/contract/rich-text'

type Block = RichText['content'][number]

/** The words without their looks, a line a paragraph: for tables, searches and previews. */
export const plainTextOf = (richText: RichText): string => richText.content.flatMap(linesOf).join('\n').trim()

type Part = Block | { type: 'listItem'; content: readonly Part[] }

function linesOf(part: Part): string[] {
  switch (part.type) {
    case 'paragraph':
    case 'heading':
      return [(part.content ?? []).map(each => (each.type === 'text' ? each.text : '\n')).join('')]
    case 'bulletList':
    case 'orderedList':
      return part.content.flatMap(linesOf).map(line => `- ${line}`)
    case 'listItem':
      return part.content.flatMap(linesOf)
    default:
      return part satisfies never
  }
}

/** A paragraph for each line. */
export const richTextOf = (text: string): RichText => ({
  type: 'doc',
  content: text
    .split(/\r?\n/)
    .map(line => (line === '' ? { type: 'paragraph' } : { type: 'paragraph', content: [{ type: 'text', text: line }] })),
})

export const isEmptyRichText = (richText: RichText): boolean => plainTextOf(richText) === ''
