import type { Language } from '@allenio/contract'
import { drawingsEn } from './drawings.en.ts'
import { drawingsIt, type DrawingText } from './drawings.it.ts'
import { pageEn } from './page.en.ts'
import { pageIt, type PageText } from './page.it.ts'

export type { DrawingText, PageText }

export const pageText = { it: pageIt, en: pageEn } as const satisfies Record<Language, PageText>
export const drawingText = { it: drawingsIt, en: drawingsEn } as const satisfies Record<Language, DrawingText>
