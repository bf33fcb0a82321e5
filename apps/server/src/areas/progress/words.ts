import type { progressErrors } from '@allenio/contract/progress'
import type { Words } from '#platform/words'

export const progressWords = {
  it: { 'photo needed': 'Aggiungi almeno una foto: fronte, lato o retro.', 'progress deleted': 'Foto eliminate.' },
  en: { 'photo needed': 'Add at least one photo: front, side or back.', 'progress deleted': 'Photos deleted.' },
} as const satisfies Words<keyof typeof progressErrors | 'progress deleted'>
