import type { ChatSettings } from '@allenio/contract/chat-desk'
import { IconCircleCheck, IconClock } from '@tabler/icons-react'
import { Icon } from '#ui/icon'
import { Row } from '#ui/layout'
import { Text } from '#ui/text'
import { useOutOfHoursNotice } from '../hours/out-of-hours.ts'
import { Preview } from '../preview/preview.tsx'
import css from './settings.module.css'
import { useSettingsWords } from './words.ts'

type NoticePreviewProps = Pick<ChatSettings, 'availability' | 'slots'> & { isUnsaved: boolean }

/** The notice that a client would see in the chat at this moment, updated every minute. */
export function NoticePreview({ availability, slots, isUnsaved }: NoticePreviewProps) {
  const t = useSettingsWords()
  const notice = useOutOfHoursNotice(availability === 'slots' ? slots : null)
  const isOpen = notice === undefined
  return (
    <Preview caption={[t('preview'), ...(isUnsaved ? [t('unsavedPreview')] : [])].join(', ')}>
      <Text weight={500} aria-live="polite">
        <Row as="span" gap={8} align="start">
          <Icon of={isOpen ? IconCircleCheck : IconClock} className={isOpen ? css.open : css.away} />
          {notice ?? (availability === 'always' ? t('previewAlways') : t('previewOpen'))}
        </Row>
      </Text>
    </Preview>
  )
}
