import type { Language } from '@allenio/contract'
import { otherOption, type Answer, type Question } from '@allenio/contract/surveys'
import { summarizeAnswer, type Metrics } from '@allenio/domain/surveys'

interface Context {
  language: Language
  metrics: Metrics
}

/** An answer in lines, whole: the summary of a list is cut, the sheet shows all that was written. */
export function answerTexts(question: Question, answer: Answer, context: Context): string[] {
  const summary = (given: Answer) => summarizeAnswer(question, given, context)
  const optionText = (option: string, given: Answer): string => {
    const text = 'options' in question ? question.options.find(({ key }) => key === option)?.text : undefined
    return text ?? summary(given)
  }
  // the text is written whole behind the word for it
  const otherText = (given: Answer, text: string) => `${summary(given).split(':')[0]}: ${text}`
  switch (answer.kind) {
    case 'text':
      return [answer.text.trim()]
    case 'multiple':
      return [answer.option === otherOption ? otherText(answer, answer.otherText) : optionText(answer.option, answer)]
    case 'checkboxes':
      return answer.options.map(option => {
        const alone = { ...answer, options: [option] }
        return option === otherOption ? otherText(alone, answer.otherText) : optionText(option, alone)
      })
    case 'boolean':
    case 'files':
    case 'metric':
    case 'progress':
    case 'date':
    case 'number':
      return [summary(answer)]
    default:
      return answer satisfies never
  }
}
