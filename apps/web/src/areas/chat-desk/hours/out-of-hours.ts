import type { Conversation } from '@allenio/contract/chat'
import { isOpenAt, nextOpening, openingInWords } from '@allenio/domain/chat'
import { useMinute } from '#lib/device'
import { areaWords, useLanguage } from '#lib/words'

const useHoursWords = areaWords('chat-desk hours', {
  it: { outOfHours: 'Ti risponderemo {{when}}', noTime: 'Ti risponderemo appena possibile' },
  en: { outOfHours: 'We will answer you {{when}}', noTime: 'We will answer you as soon as possible' },
})

/** The sentence that a client reads outside of the answering hours, updated every minute; undefined during them. */
export function useOutOfHoursNotice(hours: Conversation['answeringHours']): string | undefined {
  const t = useHoursWords()
  const language = useLanguage()
  const now = new Date(useMinute())
  if (hours === null || isOpenAt(hours, now)) return undefined
  const opening = nextOpening(hours, now)
  return opening ? t('outOfHours', { when: openingInWords(language, opening) }) : t('noTime')
}
