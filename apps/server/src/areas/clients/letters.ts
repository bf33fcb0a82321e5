import type { Language } from '@allenio/contract'
import { useConfig } from '#platform/config'
import { mailLayout, type Mail } from '#platform/mail'
import type { Letter } from '#platform/notify'

export type LetterPart = 'subject' | 'preheader' | 'text' | 'button'

/** A letter out of its parts; paragraphs are parted by an empty line. */
export const letterOf = (say: (part: LetterPart) => string, path: string): Letter => ({
  subject: say('subject'),
  preheader: say('preheader'),
  blocks: say('text').split('\n\n'),
  button: { label: say('button'), path },
})

/** A letter as a mail of its own, to somebody who has no settings. */
export function mailOf(language: Language, { subject, preheader, blocks, button }: Letter): Mail {
  const address = `${useConfig().baseUrl}${button.path}`
  return { subject, ...mailLayout({ language, preheader, title: subject, blocks, button: { label: button.label, address } }) }
}
