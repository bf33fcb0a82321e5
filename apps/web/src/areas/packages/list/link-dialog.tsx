import type { Package } from '@allenio/contract/packages'
import { Button, ButtonLink } from '#ui/button'
import { CopyField } from '#ui/copy-field'
import { Row, Stack } from '#ui/layout'
import { Modal } from '#ui/modal'
import { QrCode } from '#ui/qr-code'
import { Text } from '#ui/text'
import { planLink } from '../data.ts'
import { useListWords } from './words.ts'

/** The address at which a package is bought, to copy, to scan or to open. */
export function LinkDialog({ shown: { id, name, isActive, isArchived }, onClose }: { shown: Package; onClose: () => void }) {
  const t = useListWords()
  const link = planLink(id)
  return (
    <Modal
      opened
      size="small"
      title={t('linkTitle', { name })}
      text={t('linkText')}
      onClose={onClose}
      foot={
        <>
          <ButtonLink href={link} target="_blank" rel="noreferrer">
            {t('openLink')}
          </ButtonLink>
          <Button kind="primary" onClick={onClose}>
            {t('close')}
          </Button>
        </>
      }>
      <Stack gap={16}>
        {(!isActive || isArchived) && <Text tone="attention">{t('linkInactive')}</Text>}
        <CopyField label={t('linkLabel')} value={link} />
        <Row justify="center">
          <QrCode text={link} label={t('qr')} />
        </Row>
      </Stack>
    </Modal>
  )
}
