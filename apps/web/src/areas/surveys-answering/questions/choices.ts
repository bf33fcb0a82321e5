import { noOption, otherOption, type AnswerOf, type QuestionOf } from '@allenio/contract/surveys'

type Choice = Pick<QuestionOf<'multiple'>, 'options' | 'hasOther'> & Partial<Pick<QuestionOf<'checkboxes'>, 'hasNone'>>

/** The keys of the options in the order in which they are shown. */
export const shownKeys = ({ options, hasOther, hasNone = false }: Choice): string[] => [
  ...options.map(({ key }) => key),
  ...(hasOther ? [otherOption] : []),
  ...(hasNone ? [noOption] : []),
]

/** The answer after an option was ticked or unticked; undefined where nothing is ticked. "None of these" excludes the rest. */
export function toggledOption(answer: AnswerOf<'checkboxes'> | undefined, option: string): AnswerOf<'checkboxes'> | undefined {
  const { options: ticked, otherText } = answer ?? { options: [], otherText: '' }
  const others = ticked.filter(each => each !== option && (option === noOption || each !== noOption))
  const options: string[] = ticked.some(each => each === option) ? others : option === noOption ? [noOption] : [...others, option]
  if (options.length === 0) return undefined
  return { kind: 'checkboxes', options, otherText: options.includes(otherOption) ? otherText : '' }
}
