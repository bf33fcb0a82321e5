import { z } from 'zod'

// Rich text is a document of known parts, never markup, so that nothing else can be written, stored or shown.
export const richTextMaxBytes = 100_000
export const richTextBlocksAtMost = 2000
export const richTextStyles = ['bold', 'italic', 'underline', 'strike'] as const

const safeAddress = /^(https?:\/\/|mailto:|tel:)/i

const Mark = z.union([
  z.object({ type: z.enum(richTextStyles) }),
  z.object({ type: z.literal('link'), attrs: z.object({ href: z.string().max(2000).regex(safeAddress) }) }),
])
const Inline = z.union([
  z.object({ type: z.literal('text'), text: z.string().min(1).max(20_000), marks: z.array(Mark).max(6).optional() }),
  z.object({ type: z.literal('hardBreak') }),
])
const inline = { content: z.array(Inline).max(2000).optional() }

const Paragraph = z.object({ type: z.literal('paragraph'), ...inline })
const Heading = z.object({ type: z.literal('heading'), attrs: z.object({ level: z.number().int().min(2).max(3) }), ...inline })
const list = z.enum(['bulletList', 'orderedList'])
const InnerItem = z.object({ type: z.literal('listItem'), content: z.array(Paragraph).min(1).max(100) })
const InnerList = z.object({ type: list, content: z.array(InnerItem).min(1).max(500) })
// lists may be nested at most two deep
const Item = z.object({
  type: z.literal('listItem'),
  content: z
    .array(z.union([Paragraph, InnerList]))
    .min(1)
    .max(100),
})
const List = z.object({ type: list, content: z.array(Item).min(1).max(500) })

export const RichText = z.object({
  type: z.literal('doc'),
  content: z.array(z.union([Paragraph, Heading, List])).max(richTextBlocksAtMost),
})
export type RichText = z.output<typeof RichText>
