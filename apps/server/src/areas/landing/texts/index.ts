import type { Language } from '@allenio/contract'
import type { Visit } from '../site.ts'
import { drawingsEn } from './drawings.en.ts'
import { drawingsIt, type DrawingText } from './drawings.it.ts'
import { pageEn } from './page.en.ts'
import { pageIt, type PageText } from './page.it.ts'

export type { DrawingText, PageText }

const pageText = { it: pageIt, en: pageEn } as const satisfies Record<Language, PageText>
/** The words of the landing page; those about plans are left out where the operator sells none. */
export function textOf({ language, hasPlans }: Pick<Visit, 'language' | 'hasPlans'>): PageText {
  const text = pageText[language]
  if (hasPlans) return text
  const { description, start, hero, closing } = text.withoutPlans
  return {
    ...text,
    description,
    start,
    startLong: start,
    hero: { ...text.hero, note: hero },
    // an app of one's own is a service that is sold beside plans
    rest: { ...text.rest, items: text.rest.items.filter(([icon]) => icon !== 'palette') },
    questions: { ...text.questions, ofPlans: [] },
    closing: { ...text.closing, lead: closing },
  }
}

export const drawingText = { it: drawingsIt, en: drawingsEn } as const satisfies Record<Language, DrawingText>
