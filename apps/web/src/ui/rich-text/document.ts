/** A document consists of these parts and never contains markup. Any other part cannot be written, stored or shown. */
export const textStyles = ['bold', 'italic', 'underline', 'strike'] as const
export type TextStyle = (typeof textStyles)[number]

export type RichMark = { type: TextStyle } | { type: 'link'; attrs: { href: string } }
export type RichInline = { type: 'text'; text: string; marks?: RichMark[] | undefined } | { type: 'hardBreak' }
export type RichParagraph = { type: 'paragraph'; content?: RichInline[] | undefined }
export type RichHeading = { type: 'heading'; attrs: { level: number }; content?: RichInline[] | undefined }
export type RichListType = 'bulletList' | 'orderedList'
export type RichInnerItem = { type: 'listItem'; content: RichParagraph[] }
export type RichInnerList = { type: RichListType; content: RichInnerItem[] }
/** Lists have at most two levels. */
export type RichItem = { type: 'listItem'; content: (RichParagraph | RichInnerList)[] }
export type RichList = { type: RichListType; content: RichItem[] }
export type RichBlock = RichParagraph | RichHeading | RichList
export type RichDocument = { type: 'doc'; content: RichBlock[] }

const safeStart = /^(https?:\/\/|mailto:|tel:)/i

/** Whether a link may have this address; other addresses are shown as plain text. */
export const isSafeAddress = (href: string): boolean => safeStart.test(href) && href.length <= 2000 && !/\s/.test(href)
