import type { Language } from '@allenio/contract'
import { noOption, otherOption, type Answers, type Question, type SurveyVersion } from '@allenio/contract/surveys'
import { visitLimits, type AnamnesisTie } from '@allenio/contract/visits'
import { summaryWords } from './summary-words.ts'
import { answerTo, questionsOf } from './visible-questions.ts'

/** The answers that go into the anamnesis of a visit, by its field; several questions of one field make one text. */
export function anamnesisTexts(version: SurveyVersion, answers: Answers, language: Language): Partial<Record<AnamnesisTie, string>> {
  const texts: Partial<Record<AnamnesisTie, string>> = {}
  for (const question of questionsOf(version)) {
    const text = question.anamnesis === null ? '' : textOf(question, answers, language)
    if (question.anamnesis !== null && text !== '') {
      const before = texts[question.anamnesis]
      texts[question.anamnesis] = (before === undefined ? text : `${before}, ${text}`).slice(0, visitLimits.text)
    }
  }
  return texts
}

function textOf(question: Question, answers: Answers, language: Language): string {
  const answer = answerTo(question, answers)
  const words = summaryWords[language]
  switch (answer?.kind) {
    case 'text':
      return answer.text.trim()
    case 'multiple':
      return optionTexts(question, [answer.option], answer.otherText, words.none)
    case 'checkboxes':
      return optionTexts(question, answer.options, answer.otherText, words.none)
    case 'boolean':
      return answer.value ? words.yes : words.no
    case 'number':
      return [String(answer.value), question.kind === 'number' ? question.unit : ''].filter(Boolean).join(' ')
    default:
      // files, photos, days and metrics are no words of an anamnesis
      return ''
  }
}

function optionTexts(question: Question, keys: readonly string[], otherText: string, none: string): string {
  const options = question.kind === 'multiple' || question.kind === 'checkboxes' ? question.options : []
  const texts = keys.map(key =>
    key === otherOption ? otherText.trim() : key === noOption ? none : (options.find(option => option.key === key)?.text ?? ''),
  )
  return texts.filter(Boolean).join(', ')
}
