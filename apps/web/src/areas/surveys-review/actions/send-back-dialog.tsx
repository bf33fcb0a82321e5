import { sendBackNoteMaxLength, sendBackSurveyAnswer, type SurveyAnswer } from '@allenio/contract/surveys'
import { useId, useState, type FormEvent } from 'react'
import { useCall } from '#lib/api'
import { Button } from '#ui/button'
import { Modal } from '#ui/modal'
import { TextArea } from '#ui/text-area'
import { toastWithUndo } from '#ui/toast'
import { useActionWords } from './words.ts'

interface SendBackDialogProps {
  answer: Pick<SurveyAnswer, 'id' | 'client'>
  onCancelReturn: () => void
  onClose: () => void
}

/** Opens the answers again for the client, with a note of what is missing. */
export function SendBackDialog({ answer: { id, client }, onCancelReturn, onClose }: SendBackDialogProps) {
  const t = useActionWords()
  const formId = useId()
  const [note, setNote] = useState('')
  const words = { clientName: client.name }
  const { mutate, isPending } = useCall(sendBackSurveyAnswer, {
    onSuccess: () => {
      toastWithUndo(t('sentBack', words), onCancelReturn)
      onClose()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    mutate({ id, isSentBack: true, note: note.trim() })
  }
  return (
    <Modal
      opened
      reachesOthers
      title={t('sendBackTitle', words)}
      text={t('sendBackText', words)}
      closesOnOutside={note === ''}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button kind="primary" type="submit" form={formId} isBusy={isPending}>
            {t('sendBackDo')}
          </Button>
        </>
      }>
      <form id={formId} onSubmit={submit} noValidate>
        <TextArea
          label={t('sendBackNote')}
          placeholder={t('sendBackHint')}
          maxLength={sendBackNoteMaxLength}
          minRows={3}
          value={note}
          data-autofocus
          onChange={event => setNote(event.target.value)}
        />
      </form>
    </Modal>
  )
}
