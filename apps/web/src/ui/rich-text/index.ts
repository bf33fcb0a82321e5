export { isSafeAddress, textStyles } from './document.ts'
export type {
  RichBlock,
  RichDocument,
  RichInline,
  RichInnerItem,
  RichInnerList,
  RichItem,
  RichList,
  RichListType,
  RichMark,
  RichParagraph,
  TextStyle,
} from './document.ts'
export { RichText } from './rich-text.tsx'
export type { RichTextProps } from './rich-text.tsx'
