import { CopyField } from '#ui/copy-field'
import { Modal } from '#ui/modal'
import { Stack } from '#ui/layout'
import { QrCode } from '#ui/qr-code'
import { Text } from '#ui/text'
import type { StorefrontHead } from './data.ts'
import { useStorefrontWords } from './words.ts'

/** The link of the page, to copy or to be read from the screen. */
export function ShareDialog({ head, onClose }: { head: StorefrontHead; onClose: () => void }) {
  const t = useStorefrontWords()
  return (
    <Modal opened size="small" title={t('share')} onClose={onClose}>
      <Stack gap={16} align="center">
        {!head.isActive && <Text tone={2}>{t('notPublicYet')}</Text>}
        <QrCode text={head.address} label={head.address} />
        <CopyField label={t('link')} value={head.address} />
      </Stack>
    </Modal>
  )
}
