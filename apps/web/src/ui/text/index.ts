export { Ellipsis, Text, Title } from './text.tsx'
export type { TextProps, TitleProps } from './text.tsx'
