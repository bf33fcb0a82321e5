import type { ChatSettings } from '@allenio/contract/chat-desk'
import { IconClock, IconCircleCheck } from '@tabler/icons-react'
import { useOutOfHoursNotice } from '../hours/out-of-hours.ts'
import { useSettingsWords } from './words.ts'
import css from './settings.module.css'

type NoticePreviewProps = Pick<ChatSettings, 'availability' | 'slots'> & { isUnsaved: boolean }

/** The notice that a client would see in the chat at this moment, updated every minute. */
export function NoticePreview({ availability, slots, isUnsaved }: NoticePreviewProps) {
  const t = useSettingsWords()
  const outOfHours = useOutOfHoursNotice(availability === 'slots' ? slots : null)
  const isOpen = outOfHours === undefined
  return (
    <figure className={css.preview}>
      <figcaption className={css.small}>
        {t('preview')}
        {isUnsaved && <>, {t('unsavedPreview')}</>}
      </figcaption>
      <p className={css.notice} data-open={isOpen || undefined} aria-live="polite">
        {isOpen ? <IconCircleCheck stroke={1.5} aria-hidden /> : <IconClock stroke={1.5} aria-hidden />}
        {outOfHours ?? (availability === 'always' ? t('previewAlways') : t('previewOpen'))}
      </p>
    </figure>
  )
}
