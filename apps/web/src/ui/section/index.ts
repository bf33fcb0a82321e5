export { Section, Sheet } from './section.tsx'
export type { SectionProps, SheetProps } from './section.tsx'
