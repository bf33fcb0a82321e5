import type { ReactNode } from 'react'
import { Button } from '#ui/button'
import { Modal } from '#ui/modal'
import { OptionList, type Choice } from '#ui/option-list'
import { useLibraryWords } from './words.ts'

interface BulkDialogProps {
  title: string
  /** The number of selected rows, in words. */
  text: string
  onClose: () => void
}

interface ApplyDialogProps extends BulkDialogProps {
  size?: 'small' | 'medium'
  isBusy: boolean
  isReady: boolean
  onApply: () => void
  children: ReactNode
}

/** Fields whose values all selected rows get at the press of a button. */
export function ApplyDialog({ isBusy, isReady, onApply, children, ...modal }: ApplyDialogProps) {
  const t = useLibraryWords()
  const button = (
    <Button kind="primary" disabled={!isReady} isBusy={isBusy} onClick={onApply}>
      {t('apply')}
    </Button>
  )
  return (
    <Modal opened {...modal} foot={button}>
      {children}
    </Modal>
  )
}

interface ChoiceDialogProps<Value extends string> extends BulkDialogProps {
  options: readonly Choice<Value>[]
  onChoose: (value: Value) => void
}

/** One value for all selected rows, which they get as it is chosen. */
export const ChoiceDialog = <Value extends string>({ options, onChoose, ...modal }: ChoiceDialogProps<Value>) => (
  <Modal opened {...modal} size="small">
    <OptionList label={modal.title} options={options} value={undefined} onChoose={value => value && onChoose(value)} />
  </Modal>
)
