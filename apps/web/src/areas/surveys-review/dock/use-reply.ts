import type { SurveyAnswer } from '@allenio/contract/surveys'
import { useEffect } from 'react'
import { chooseSubject, dropSubject } from '#areas/chat'

type Subject = Pick<SurveyAnswer, 'id' | 'name' | 'day'>

export const subjectOf = ({ id, name, day }: Subject) => ({ kind: 'survey answer' as const, id, title: name, day })

/** A message that is written beside an answer leads to it. Elsewhere the next message is about nothing again. */
export function useReplySubject(answer: (Subject & Pick<SurveyAnswer, 'client'>) | undefined): void {
  const { id, name, day } = answer ?? {}
  const clientId = answer?.client.id
  useEffect(() => {
    if (id === undefined || name === undefined || day === undefined || clientId === undefined) return
    chooseSubject(clientId, subjectOf({ id, name, day }))
    return dropSubject
  }, [id, name, day, clientId])
}
