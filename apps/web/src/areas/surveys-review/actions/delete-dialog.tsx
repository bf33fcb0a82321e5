import { deletedAnswerDays, type SurveyAnswer } from '@allenio/contract/surveys'
import { useState } from 'react'
import { Button } from '#ui/button'
import { Checkbox } from '#ui/checkbox'
import { Modal } from '#ui/modal'
import { useActionWords } from './words.ts'

interface DeleteDialogProps {
  answer: Pick<SurveyAnswer, 'client'>
  onDelete: (choice: { keepsRecords: boolean }) => void
  onClose: () => void
}

/** Asks whether the measures and photos that came with the answers go along. */
export function DeleteDialog({ answer: { client }, onDelete, onClose }: DeleteDialogProps) {
  const t = useActionWords()
  const [takesRecords, setTakesRecords] = useState(true)
  return (
    <Modal
      opened
      size="small"
      title={t('deleteTitle', { clientName: client.name })}
      text={t('deleteText', { days: deletedAnswerDays })}
      onClose={onClose}
      foot={
        <>
          <Button data-autofocus onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button kind="danger" onClick={() => onDelete({ keepsRecords: !takesRecords })}>
            {t('delete')}
          </Button>
        </>
      }>
      <Checkbox
        label={t('deleteRecords')}
        hint={t('deleteRecordsHint')}
        checked={takesRecords}
        onChange={event => setTakesRecords(event.target.checked)}
      />
    </Modal>
  )
}
