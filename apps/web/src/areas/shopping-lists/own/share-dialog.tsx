import type { ShoppingList } from '@allenio/contract/shopping-lists'
import { IconCopy, IconLink, IconLinkOff, IconRefresh, IconShare2 } from '@tabler/icons-react'
import { useIsOnline } from '#lib/device'
import { useFormats } from '#lib/formats'
import { useLanguage } from '#lib/words'
import { Button } from '#ui/button'
import { CopyField, useCopy } from '#ui/copy-field'
import { Row, Stack } from '#ui/layout'
import { Modal } from '#ui/modal'
import { Text, Title } from '#ui/text'
import { listText } from '../lines/line-texts.ts'
import type { ShownLine } from '../lines/shopping-lines.tsx'
import { useLineWords } from '../lines/words.ts'
import { useLink } from './use-link.ts'
import { useShoppingWords } from './words.ts'

interface ShareDialogProps {
  list: ShoppingList
  lines: readonly ShownLine[]
  onClose: () => void
}

const share = (data: ShareData) => void navigator.share(data).catch(() => undefined)

/** The list for whoever goes shopping: as a message, or by a link on which they tick. */
export function ShareDialog({ list, lines, onClose }: ShareDialogProps) {
  const t = useShoppingWords()
  const lineWords = useLineWords()
  const language = useLanguage()
  const { isCopied, copy } = useCopy()
  const text = listText(lines, { title: t('title'), language, grossText: weight => lineWords('gross', { weight }) })
  return (
    <Modal opened onClose={onClose} title={t('shareTitle')}>
      <Stack gap={24}>
        <Stack gap={8} align="start">
          <Title level={3}>{t('asText')}</Title>
          <Text tone={2}>{t('asTextText')}</Text>
          <Row gap={8} wrap>
            {'share' in navigator && (
              <Button icon={IconShare2} onClick={() => share({ title: t('title'), text })}>
                {t('sendText')}
              </Button>
            )}
            <Button icon={IconCopy} onClick={() => void copy(text)}>
              <span aria-live="polite">{isCopied ? t('copied') : t('copyText')}</span>
            </Button>
          </Row>
        </Stack>
        <LinkPart list={list} />
      </Stack>
    </Modal>
  )
}

function LinkPart({ list }: { list: ShoppingList }) {
  const t = useShoppingWords()
  const { day } = useFormats()
  const isOnline = useIsOnline()
  const { url, expiresAt, isBusy, make, revoke } = useLink(list)
  return (
    <Stack gap={8}>
      <Title level={3}>{t('asLink')}</Title>
      <Text tone={2}>{expiresAt !== undefined && url === undefined ? t('linkElsewhere') : t('asLinkText')}</Text>
      {url !== undefined && <CopyField label={t('link')} labelHidden value={url} />}
      {expiresAt !== undefined && <Text tone={2}>{t('linkUntil', { day: day(expiresAt) })}</Text>}
      {!isOnline && <Text tone="attention">{t('linkNeedsNetwork')}</Text>}
      <Row gap={8} wrap>
        {url !== undefined && 'share' in navigator && (
          <Button icon={IconShare2} onClick={() => share({ title: t('title'), url })}>
            {t('sendLink')}
          </Button>
        )}
        {url === undefined && (
          <Button icon={expiresAt === undefined ? IconLink : IconRefresh} isBusy={isBusy} disabled={!isOnline} onClick={make}>
            {expiresAt === undefined ? t('makeLink') : t('renewLink')}
          </Button>
        )}
        {expiresAt !== undefined && (
          <Button kind="danger" icon={IconLinkOff} isBusy={isBusy} disabled={!isOnline} onClick={revoke}>
            {t('revokeLink')}
          </Button>
        )}
      </Row>
    </Stack>
  )
}
