/** A document of known parts, never markup: what is not one of these cannot be written, kept or shown. */
export const textStyles = ['bold', 'italic', 'underline', 'strike'] as const
export type TextStyle = (typeof textStyles)[number]

export type RichMark = { type: TextStyle } | { type: 'link'; attrs: { href: string } }
export type RichInline = { type: 'text'; text: string; marks?: RichMark[] | undefined } | { type: 'hardBreak' }
export type RichParagraph = { type: 'paragraph'; content?: RichInline[] | undefined }
export type RichHeading = { type: 'heading'; attrs: { level: number }; content?: RichInline[] | undefined }
export type RichListType = 'bulletList' | 'orderedList'
export type RichInnerItem = { type: 'listItem'; content: RichParagraph[] }
export type RichInnerList = { type: RichListType; content: RichInnerItem[] }
/** Lists stand at most two deep. */
export type RichItem = { type: 'listItem'; content: (RichParagraph | RichInnerList)[] }
export type RichList = { type: RichListType; content: RichItem[] }
export type RichBlock = RichParagraph | RichHeading | RichList
export type RichDocument = { type: 'doc'; content: RichBlock[] }

const safeStart = /^(https?:\/\/|mailto:|tel:)/i

/** Where a link may lead; anything else is plain text. */
export const isSafeAddress = (href: string): boolean => safeStart.test(href) && href.length <= 2000 && !/\s/.test(href)
