import type { Words } from '#platform/words'

export const clientFileWords = {
  it: { 'file deleted': 'File eliminato.' },
  en: { 'file deleted': 'File deleted.' },
} as const satisfies Words<'file deleted'>
