import type { Language } from '@allenio/contract'
import type { FileKind } from '@allenio/contract/files'

interface SummaryWords {
  yes: string
  no: string
  other: string
  none: string
  /** Between a step of a scale and its last one. */
  outOf: string
  /** One and several. */
  files: Readonly<Record<FileKind, readonly [string, string]>>
}

export const summaryWords: Readonly<Record<Language, SummaryWords>> = {
  it: {
    yes: 'Sì',
    no: 'No',
    other: 'Altro',
    none: 'Nessuna di queste',
    outOf: 'su',
    files: { image: ['foto', 'foto'], video: ['video', 'video'], other: ['file', 'file'] },
  },
  en: {
    yes: 'Yes',
    no: 'No',
    other: 'Other',
    none: 'None of these',
    outOf: 'of',
    files: { image: ['photo', 'photos'], video: ['video', 'videos'], other: ['file', 'files'] },
  },
}
