import type { Note } from '@allenio/contract/client-notes'

type Block = Note['content'][number]

/** A note's words without their looks, a line a paragraph: for tables, searches and previews. */
export const noteText = (note: Note): string => note.content.flatMap(linesOf).join('\n').trim()

type Part = Block | { type: 'listItem', content: readonly Part[] }

function linesOf(part: Part): string[] {
  switch (part.type) {
    case 'paragraph':
    case 'heading':
      return [(part.content ?? []).map(each => each.type === 'text' ? each.text : '\n').join('')]
    case 'bulletList':
    case 'orderedList':
      return part.content.flatMap(linesOf).map(line => `- ${line}`)
    case 'listItem': return part.content.flatMap(linesOf)
    default: return part satisfies never
  }
}

/** Plain text as a note: a paragraph a line. */
export const noteOf = (text: string): Note => ({
  type: 'doc',
  content: text.split(/\r?\n/).map(line =>
    line === '' ? { type: 'paragraph' } : { type: 'paragraph', content: [{ type: 'text', text: line }] }),
})

export const isEmptyNote = (note: Note): boolean => noteText(note) === ''
