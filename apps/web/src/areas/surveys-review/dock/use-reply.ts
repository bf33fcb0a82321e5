import type { SurveyAnswer } from '@allenio/contract/surveys'
import { useNextSubject } from '#areas/chat'

type Subject = Pick<SurveyAnswer, 'id' | 'name' | 'day'>

export const subjectOf = ({ id, name, day }: Subject) => ({ kind: 'survey answer' as const, id, title: name, day })

/** A message that is written beside an answer leads to it. */
export const useReplySubject = (answer: (Subject & Pick<SurveyAnswer, 'client'>) | undefined): void =>
  useNextSubject(answer?.client.id, answer && subjectOf(answer))
