export { Section, Sheet } from './section.tsx'
export type { SectionProps, SheetProps } from './section.tsx'
export { PartHeader } from './part-header.tsx'
export type { PartHeaderProps } from './part-header.tsx'
