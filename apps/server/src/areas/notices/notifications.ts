import type { RichText } from '@allenio/contract/rich-text'
import { plainTextOf } from '@allenio/domain/rich-text'
import { defineNotification } from '#platform/notify'

const noticesGroup = { id: 'notices', order: 58, names: { it: 'Bacheca', en: 'Noticeboard' } } as const

type NoticeSubject = { notice: string; title: string; text: string }

const toNotice = ({ subject: { notice } }: { subject: Pick<NoticeSubject, 'notice'> }) => `/notices/${notice}`

export const noticePublished = defineNotification<NoticeSubject>({
  kind: 'notice published',
  group: noticesGroup,
  roles: ['client'],
  presets: { inApp: true, push: true, mail: true },
  words: {
    it: { name: 'C’è un avviso per te', title: 'Nuovo avviso: {{title}}', body: '{{text}}' },
    en: { name: 'There is a notice for you', title: 'New notice: {{title}}', body: '{{text}}' },
  },
  link: toNotice,
  isToMany: true,
})

/** The author gets what the readers get, with how many they are. */
export const noticeCopy = defineNotification<NoticeSubject & { count: number }>({
  kind: 'notice copy',
  group: noticesGroup,
  roles: ['admin', 'coach', 'nutritionist'],
  presets: { inApp: true, push: false, mail: true },
  words: {
    it: { name: 'La copia di un tuo avviso', title: 'Pubblicato per una persona: {{title}}', body: '{{text}}' },
    en: { name: 'The copy of your notice', title: 'Published for one person: {{title}}', body: '{{text}}' },
  },
  many: {
    it: { title: 'Pubblicato per {{count}} persone: {{title}}', body: '{{text}}' },
    en: { title: 'Published for {{count}} people: {{title}}', body: '{{text}}' },
  },
  link: toNotice,
})

const excerptLetters = 240

/** The beginning of the text, for a notification. */
export function excerptOf(text: RichText): string {
  const words = plainTextOf(text).replaceAll(/\s+/g, ' ')
  return words.length > excerptLetters ? `${words.slice(0, excerptLetters - 1).trimEnd()}…` : words
}
