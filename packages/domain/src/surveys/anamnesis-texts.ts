import type { Language } from '@allenio/contract'
import type { Answers, Question, SurveyVersion } from '@allenio/contract/surveys'
import { visitLimits, type AnamnesisTie } from '@allenio/contract/visits'
import { optionsText } from './choice-kinds.ts'
import { summarizeAnswer } from './kinds.ts'
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
  const words = { none: summaryWords[language].none, beforeOther: '' }
  switch (answer?.kind) {
    // summaries would cut long answers off
    case 'text':
      return answer.text.trim()
    case 'multiple':
      return question.kind === 'multiple' ? optionsText(question, { ...answer, options: [answer.option] }, words) : ''
    case 'checkboxes':
      return question.kind === 'checkboxes' ? optionsText(question, answer, words) : ''
    case 'boolean':
    case 'number':
      return summarizeAnswer(question, answer, { language, metrics: new Map() })
    default:
      // files, photos, days and metrics are no words of an anamnesis
      return ''
  }
}
