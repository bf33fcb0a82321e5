import type { SurveyVersion } from '@allenio/contract/surveys'

/** A version whose questions have other keys, and whose conditions name these. */
export const renameKeys = ({ pages }: SurveyVersion, keyOf: (key: string) => string): SurveyVersion => ({
  pages: pages.map(page => ({
    ...page,
    questions: page.questions.map(question => ({
      ...question,
      key: keyOf(question.key),
      condition: question.condition && {
        ...question.condition,
        tests: question.condition.tests.map(each => ({ ...each, question: keyOf(each.question) })),
      },
    })),
  })),
})
