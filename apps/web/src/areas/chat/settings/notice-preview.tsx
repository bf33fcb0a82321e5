import type { ChatSettings } from '@allenio/contract/chat-desk'
import { IconClock, IconCircleCheck } from '@tabler/icons-react'
import { useMinute } from '#lib/device'
import { useLanguage } from '#lib/words'
import { useSettingsWords } from '../words/settings.ts'
import { noticeAt } from './notice.ts'
import css from './settings.module.css'

type NoticePreviewProps = Pick<ChatSettings, 'availability' | 'slots'> & { isUnsaved: boolean }

/** What a client who opens the chat at this moment is told, as the minutes pass. */
export function NoticePreview({ availability, slots, isUnsaved }: NoticePreviewProps) {
  const t = useSettingsWords()
  const language = useLanguage()
  const notice = noticeAt({ availability, slots }, new Date(useMinute()), language)
  const text = availability === 'always' ? t('previewAlways')
    : notice.isOpen ? t('previewOpen')
      : notice.when === undefined ? t('outOfHoursNoTime') : t('outOfHours', { when: notice.when })
  return (
    <figure className={css.preview}>
      <figcaption className={css.small}>
        {t('preview')}
        {isUnsaved && <>, {t('unsavedPreview')}</>}
      </figcaption>
      <p className={css.notice} data-open={notice.isOpen || undefined} aria-live="polite">
        {notice.isOpen ? <IconCircleCheck stroke={1.5} aria-hidden /> : <IconClock stroke={1.5} aria-hidden />}
        {text}
      </p>
    </figure>
  )
}
