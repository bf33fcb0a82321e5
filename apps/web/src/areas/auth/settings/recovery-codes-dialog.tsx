import { IconPrinter } from '@tabler/icons-react'
import { Button } from '#ui/button'
import { Modal } from '#ui/modal'
import { RecoveryCodes } from '#ui/recovery-codes'
import { printCodes } from './print-codes.ts'
import { useLastDefined } from './last-defined.ts'
import { useSecurityWords } from './words.ts'
import css from './settings.module.css'

interface RecoveryCodesDialogProps {
  email: string
  codes: readonly string[] | undefined
  onClose: () => void
}

/** The codes are shown only once. Closing the dialog in any way counts as having stored them. */
export function RecoveryCodesDialog({ email, codes, onClose }: RecoveryCodesDialogProps) {
  const t = useSecurityWords()
  const lastCodes = useLastDefined(codes)
  const print = () => lastCodes && printCodes(t('printedFor', { email }), lastCodes)
  return (
    <Modal
      opened={codes !== undefined}
      onClose={onClose}
      title={t('codesTitle')}
      text={t('codesText')}
      size="small"
      closeOnOutside={false}
      foot={
        <Button kind="primary" onClick={onClose}>
          {t('codesKept')}
        </Button>
      }>
      {lastCodes && (
        // the focus is not on a button, because pressing Enter once too often would close the codes
        <div className={css.codes} tabIndex={-1} data-autofocus>
          <RecoveryCodes label={t('codesLabel')} codes={lastCodes} fileName={t('codesFile')} />
          <Button icon={<IconPrinter stroke={1.5} aria-hidden />} onClick={print}>
            {t('print')}
          </Button>
        </div>
      )}
    </Modal>
  )
}
