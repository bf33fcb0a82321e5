import type { SayInForm } from './words.ts'

/** A fault as a schema reports it. */
export interface Issue {
  code?: string | undefined
  origin?: unknown
  format?: unknown
  minimum?: unknown
  maximum?: unknown
  input?: unknown
}

/** Translates a schema's fault into the person's language. */
export function issueSentence({ code, origin, format, minimum, maximum, input }: Issue, say: SayInForm): string {
  const isEmpty = input === '' || input === undefined || input === null
  if (format === 'email') return isEmpty ? say('emailMissing') : say('email')
  if (isEmpty) return say('missing')
  if (format === 'date') return say('day')
  if (origin === 'number') {
    if (code === 'too_small') return say('numberAtLeast', { count: Number(minimum) })
    if (code === 'too_big') return say('numberAtMost', { count: Number(maximum) })
  }
  if (origin === 'array' && code === 'too_big') return say('tooMany', { count: Number(maximum) })
  if (code === 'too_small') return say('atLeast', { count: Number(minimum) })
  if (code === 'too_big') return say('atMost', { count: Number(maximum) })
  return say('invalid')
}

const codes: Readonly<Record<string, (say: SayInForm) => string>> = {
  'agreement needed': say => say('agreement'),
  'phone format': say => say('phone'),
  'ends before it starts': say => say('endsEarly'),
}

/** A code that the contract gives as a message is translated like the server does; other messages are sentences already. */
export const wordedCode = (message: string, say: SayInForm): string => codes[message]?.(say) ?? message
