import {
  deleteSurveyAnswer,
  listCompletedSurveys,
  sendBackSurveyAnswer,
  undeleteSurveyAnswer,
  type SurveyAnswer,
} from '@allenio/contract/surveys'
import { IconArrowBackUp, IconTrash } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { changeRow, stopReads, useCall } from '#lib/api'
import type { MenuItem } from '#ui/menu'
import { dismissToast, toast, toastWithUndo } from '#ui/toast'
import { DeleteDialog } from './delete-dialog.tsx'
import { SendBackDialog } from './send-back-dialog.tsx'
import { useActionWords } from './words.ts'

interface ActionOptions {
  /** The answer is on no list of what waits any more. */
  onSettled?: ((answer: SurveyAnswer) => void) | undefined
}

interface Question {
  kind: 'send back' | 'delete'
  answer: SurveyAnswer
}

/** Sending an answer back, and deleting it. The caller draws `dialog`. */
export function useAnswerActions({ onSettled }: ActionOptions = {}) {
  const t = useActionWords()
  const cache = useQueryClient()
  const [question, setQuestion] = useState<Question>()
  const close = () => setQuestion(undefined)
  const { mutate: sendBack } = useCall(sendBackSurveyAnswer)
  const deletion = useCall(deleteSurveyAnswer, { optimistic: () => undefined })
  const undeletion = useCall(undeleteSurveyAnswer)
  const cancelReturn = ({ id }: Pick<SurveyAnswer, 'id'>) =>
    sendBack({ id, isSentBack: false }, { onSuccess: () => toast({ type: 'success', text: t('returnCancelled') }) })
  const undelete = ({ id }: Pick<SurveyAnswer, 'id'>) =>
    undeletion.mutateAsync({ id }).then(() => toast({ type: 'success', text: t('undeleted') }))
  const remove = (answer: SurveyAnswer, { keepsRecords }: { keepsRecords: boolean }) => {
    const { id } = answer
    stopReads(cache, deleteSurveyAnswer)
    changeRow(cache, listCompletedSurveys, { id, change: () => undefined })
    const deleted = deletion.mutateAsync({ id, keepsRecords: keepsRecords ? 'true' : 'false' })
    // an undo waits until the server has deleted the answer; the shell shows why one was refused
    const toastId = toastWithUndo(t('deleted'), () => void deleted.then(() => undelete(answer)).catch(() => undefined))
    deleted.catch(() => dismissToast(toastId))
    onSettled?.(answer)
  }
  const itemsFor = (answer: SurveyAnswer): MenuItem[] => [
    ...(answer.may.review
      ? [
          answer.sentBack
            ? { label: t('cancelReturn'), icon: IconArrowBackUp, onClick: () => cancelReturn(answer) }
            : { label: t('sendBack'), icon: IconArrowBackUp, onClick: () => setQuestion({ kind: 'send back', answer }) },
        ]
      : []),
    ...(answer.may.delete
      ? [{ label: t('delete'), icon: IconTrash, danger: true, onClick: () => setQuestion({ kind: 'delete', answer }) }]
      : []),
  ]
  const dialog =
    question &&
    (question.kind === 'send back' ? (
      <SendBackDialog answer={question.answer} onCancelReturn={() => cancelReturn(question.answer)} onClose={close} />
    ) : (
      <DeleteDialog
        answer={question.answer}
        onDelete={choice => {
          close()
          remove(question.answer, choice)
        }}
        onClose={close}
      />
    ))
  return { itemsFor, cancelReturn, undelete: (answer: SurveyAnswer) => void undelete(answer).catch(() => undefined), dialog }
}
