import { useQuery } from '@tanstack/react-query'
import { quote } from '#areas/chat'
import type { AttentionDetail } from '#areas/clients'
import { useAnswerActions } from '../actions/use-answer-actions.tsx'
import { useReview } from '../actions/use-review.ts'
import { answerQuery } from '../data.ts'
import { useReplySubject } from '../dock/use-reply.ts'
import { AnswerSheet } from '../sheet/answer-sheet.tsx'

/** An answer in the inbox of what is to be seen. */
export function AnswerItem({ need: { client, targetId }, onSeen, onReply }: AttentionDetail) {
  const answerId = targetId ?? ''
  const { data: answer } = useQuery(answerQuery(client.id, answerId))
  useReplySubject(answer)
  const { unreview } = useReview()
  const { itemsFor, dialog } = useAnswerActions({ onSettled: onSeen })
  return (
    <>
      <AnswerSheet
        clientId={client.id}
        answerId={answerId}
        hasFoot
        onReview={onSeen}
        onUnreview={unreview}
        onReply={
          onReply &&
          ((_, quoted) => {
            onReply()
            if (quoted !== undefined) quote(client.id, `${quoted}\n`)
          })
        }
        itemsFor={itemsFor}
      />
      {dialog}
    </>
  )
}
