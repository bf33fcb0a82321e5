import { IconPrinter } from '@tabler/icons-react'
import { Button } from '#ui/button'
import { Row, Stack } from '#ui/layout'
import { Modal } from '#ui/modal'
import { RecoveryCodes } from '#ui/recovery-codes'
import { printCodes } from './print-codes.ts'
import css from './settings.module.css'
import { useSecurityWords } from './words.ts'

interface RecoveryCodesDialogProps {
  email: string
  codes: readonly string[]
  onClose: () => void
}

/** The codes are shown only once. Closing the dialog in any way counts as having stored them. */
export function RecoveryCodesDialog({ email, codes, onClose }: RecoveryCodesDialogProps) {
  const t = useSecurityWords()
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('codesTitle')}
      text={t('codesText')}
      size="small"
      closesOnOutside={false}
      foot={
        <Button kind="primary" onClick={onClose}>
          {t('codesKept')}
        </Button>
      }>
      {/* the focus is not on a button, because pressing Enter once too often would close the codes */}
      <Stack gap={8} className={css.codes} tabIndex={-1} data-autofocus>
        <RecoveryCodes label={t('codesLabel')} codes={codes} fileName={t('codesFile')} />
        <Row>
          <Button icon={IconPrinter} onClick={() => printCodes(t('printedFor', { email }), codes)}>
            {t('print')}
          </Button>
        </Row>
      </Stack>
    </Modal>
  )
}
