import { Button } from '#ui/button'
import { Row } from '#ui/layout'
import { useDeskWords } from '../words.ts'

interface SaveButtonsProps {
  save?: string
  isBusy: boolean
  isDisabled?: boolean
  /** Absent in a form, which the main button submits. */
  onSave?: () => void
  onCancel: () => void
}

/** The buttons under what is being edited. */
export function SaveButtons({ save, isBusy, isDisabled = false, onSave, onCancel }: SaveButtonsProps) {
  const t = useDeskWords()
  return (
    <Row gap={8} wrap>
      <Button kind="primary" type={onSave ? 'button' : 'submit'} isBusy={isBusy} disabled={isDisabled} onClick={onSave}>
        {save ?? t('save')}
      </Button>
      <Button onClick={onCancel}>{t('cancel')}</Button>
    </Row>
  )
}
