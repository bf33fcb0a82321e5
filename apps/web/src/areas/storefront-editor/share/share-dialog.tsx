import { Button, ButtonLink } from '#ui/button'
import { LinkShare } from '#ui/link-share'
import { Modal } from '#ui/modal'
import { Text } from '#ui/text'
import type { StorefrontHead } from '../data.ts'
import { useShareWords } from './words.ts'

/** The link of the page, to copy, to send, or to be read from the screen. */
export function ShareDialog({ head, onClose }: { head: StorefrontHead; onClose: () => void }) {
  const t = useShareWords()
  const { address, isActive } = head
  return (
    <Modal
      opened
      title={t('share')}
      onClose={onClose}
      foot={
        <>
          {isActive && (
            <ButtonLink href={address} target="_blank" rel="noreferrer">
              {t('open')}
            </ButtonLink>
          )}
          <Button kind="primary" onClick={onClose}>
            {t('close')}
          </Button>
        </>
      }>
      <LinkShare url={address} label={t('link')} fileName={t('file')} isOff={!isActive}>
        {!isActive && <Text tone={2}>{t('notPublicYet')}</Text>}
      </LinkShare>
    </Modal>
  )
}
