import { surveyLimits } from '@allenio/contract/surveys'
import { isDay } from '@allenio/domain/days'
import { formatDay } from '@allenio/domain/formats'
import { defineKind } from './kind-rules.ts'
import { summaryWords } from './summary-words.ts'

const summaryLength = 120

/** A text as one line. */
export function oneLine(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  // characters are counted whole, so that no emoji is cut in two
  const characters = [...line]
  return characters.length > summaryLength
    ? `${characters
        .slice(0, summaryLength - 1)
        .join('')
        .trimEnd()}…`
    : line
}

export const booleanRules = defineKind('boolean', {
  check: () => undefined,
  summarize: (_, { value }, { language }) => summaryWords[language][value ? 'yes' : 'no'],
  testedValue: ({ value }) => value,
  candidates: () => [
    { kind: 'boolean', value: true },
    { kind: 'boolean', value: false },
  ],
})

export const textRules = defineKind('text', {
  isEmpty: ({ text }) => text.trim() === '',
  check: (_, { text }) => (text.trim().length > surveyLimits.text ? { code: 'text too long', most: surveyLimits.text } : undefined),
  summarize: (_, { text }) => oneLine(text),
})

export const dateRules = defineKind('date', {
  check: ({ range }, { day }, { today }) => {
    if (!isDay(day)) return { code: 'no day' }
    if (range === 'past' && day > today) return { code: 'day in future' }
    if (range === 'future' && day < today) return { code: 'day in past' }
    return undefined
  },
  summarize: (_, { day }, { language }) => formatDay(language, day),
})
