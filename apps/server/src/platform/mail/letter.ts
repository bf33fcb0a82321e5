import type { Language } from '@allenio/contract'

/** What a template answers. */
export interface Mail {
  subject: string
  html: string
  text: string
}

/** A mail on its way; its id makes a second sending recognisable. */
export interface Letter extends Mail {
  id: string
  to: string
  language: Language | undefined
}
