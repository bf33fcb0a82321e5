import type { Package } from '@allenio/contract/packages'
import { Button, ButtonLink } from '#ui/button'
import { LinkShare } from '#ui/link-share'
import { Modal } from '#ui/modal'
import { Text } from '#ui/text'
import { planLink } from '../data.ts'
import { useListWords } from './words.ts'

/** The address at which a package is bought, to copy, to scan or to open. */
export function LinkDialog({ shown: { id, name, isActive, isArchived }, onClose }: { shown: Package; onClose: () => void }) {
  const t = useListWords()
  const link = planLink(id)
  const isOff = !isActive || isArchived
  return (
    <Modal
      opened
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
      <LinkShare url={link} label={t('linkLabel')} fileName={t('linkFile')} isOff={isOff}>
        {isOff && <Text tone="attention">{t('linkInactive')}</Text>}
      </LinkShare>
    </Modal>
  )
}
