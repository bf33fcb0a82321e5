import type { Language } from '@allenio/contract'
import { noOption, otherOption, surveyLimits, type AnswerTest, type QuestionOf } from '@allenio/contract/surveys'
import type { AnswerFault, SettingFault } from './faults.ts'
import { defineKind } from './kind-rules.ts'
import { oneLine } from './plain-kinds.ts'
import { summaryWords } from './summary-words.ts'

type Choice = QuestionOf<'multiple'> | QuestionOf<'checkboxes'>
type Checkboxes = QuestionOf<'checkboxes'>

const keysIn = ({ options, hasOther }: Choice): string[] => [...options.map(({ key }) => key), ...(hasOther ? [otherOption] : [])]

const mostIn = (question: Checkboxes): number => question.most ?? keysIn(question).length

function checkOther(otherText: string): AnswerFault | undefined {
  const { length } = otherText.trim()
  if (length === 0) return { code: 'other without words' }
  return length > surveyLimits.otherText ? { code: 'other too long', most: surveyLimits.otherText } : undefined
}

function checkOptions({ options }: Choice): SettingFault[] {
  const keys = options.map(({ key }) => key)
  const doubled = new Set(keys.filter((key, at) => keys.indexOf(key) < at))
  return [
    ...(options.length < surveyLimits.leastOptions ? [{ code: 'options missing', least: surveyLimits.leastOptions } as const] : []),
    ...(options.length > surveyLimits.options ? [{ code: 'options over the maximum', most: surveyLimits.options } as const] : []),
    ...options.filter(({ text }) => text.trim() === '').map(({ key }) => ({ code: 'option without words', option: key }) as const),
    ...[...doubled].map(option => ({ code: 'option doubled', option }) as const),
  ]
}

interface ChoiceWords {
  none: string
  /** Stands before an answer in words of the client's own. */
  beforeOther: string
}

const wordsOf = (language: Language): ChoiceWords => ({
  none: summaryWords[language].none,
  beforeOther: `${summaryWords[language].other}: `,
})

/** The chosen options in words, all of them. */
export function optionsText({ options }: Choice, chosen: { options: readonly string[]; otherText: string }, words: ChoiceWords): string {
  const texts = new Map(options.map(({ key, text }) => [key, text]))
  const textOf = (option: string) => {
    if (option === otherOption) return `${words.beforeOther}${chosen.otherText.trim()}`
    return option === noOption ? words.none : (texts.get(option) ?? '')
  }
  return chosen.options.map(textOf).filter(Boolean).join(', ')
}

export const multipleRules = defineKind('multiple', {
  check: (question, { option, otherText }) => {
    if (!keysIn(question).includes(option)) return { code: 'unknown option' }
    return option === otherOption ? checkOther(otherText) : undefined
  },
  summarize: (question, { option, otherText }, { language }) =>
    oneLine(optionsText(question, { options: [option], otherText }, wordsOf(language))),
  testedValue: ({ option }) => option,
  chosenOptions: ({ option }) => [option],
  optionKeys: keysIn,
  checkSettings: checkOptions,
  candidates: question => keysIn(question).map(option => ({ kind: 'multiple', option, otherText: '…' })),
})

export const checkboxesRules = defineKind('checkboxes', {
  isEmpty: ({ options }) => options.length === 0,
  check: (question, { options, otherText }) => {
    const knownOptions = [...keysIn(question), ...(question.hasNone ? [noOption] : [])]
    if (!options.every(option => knownOptions.includes(option))) return { code: 'unknown option' }
    if (options.includes(noOption)) return options.length > 1 ? { code: 'none beside options' } : undefined
    const { length } = options
    if (length < question.least) return { code: 'too few options', least: question.least }
    if (length > mostIn(question)) return { code: 'too many options', most: mostIn(question) }
    return options.includes(otherOption) ? checkOther(otherText) : undefined
  },
  summarize: (question, answer, { language }) => oneLine(optionsText(question, answer, wordsOf(language))),
  chosenOptions: ({ options }) => options,
  optionKeys: question => [...keysIn(question), ...(question.hasNone ? [noOption] : [])],
  checkSettings: question => {
    const { least } = question
    const most = Math.min(mostIn(question), keysIn(question).length)
    return [...checkOptions(question), ...(least > most ? [{ code: 'least above most', least, most } as const] : [])]
  },
  candidates: (question, tests) => {
    const options = fewestOptions(question, tests)
    return options.length <= mostIn(question) ? [{ kind: 'checkboxes', options, otherText: '…' }] : []
  },
})

/** The options that tests ask for, filled up to the least that have to be chosen; none of them where "none of these" is one. */
function fewestOptions(question: Checkboxes, tests: readonly AnswerTest[]): string[] {
  const testedOptions = [...new Set(tests.flatMap(test => (test.operator === 'has' ? [test.value] : [])))]
  if (testedOptions.includes(noOption)) return question.hasNone ? [noOption] : []
  const keys = keysIn(question)
  const knownOptions = testedOptions.filter(option => keys.includes(option))
  const rest = keys.filter(key => !knownOptions.includes(key))
  return [...knownOptions, ...rest.slice(0, Math.max(0, Math.max(1, question.least) - knownOptions.length))]
}
