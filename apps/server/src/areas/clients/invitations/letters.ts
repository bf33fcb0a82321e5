import type { Language } from '@allenio/contract'
import { linkToApp, mailLayout, type Mail, type MailSender } from '#platform/mail'
import type { Letter } from '#platform/notify'

export type LetterPart = 'subject' | 'preheader' | 'text' | 'button'

/** Builds a letter from its parts; an empty line separates paragraphs. */
export const letterOf = (say: (part: LetterPart) => string, path: string): Letter => ({
  subject: say('subject'),
  preheader: say('preheader'),
  blocks: say('text').split('\n\n'),
  button: { label: say('button'), path },
})

/** Builds a mail from a letter, for a person without notification settings. */
export function mailOf(language: Language, { subject, preheader, blocks, button }: Letter, sender: MailSender): Mail {
  const address = linkToApp(language, button.path)
  return { subject, ...mailLayout({ language, preheader, title: subject, blocks, sender, button: { label: button.label, address } }) }
}
