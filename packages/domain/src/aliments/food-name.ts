import type { Language } from '@allenio/contract'

/** In the asker's language, or in the other where it has none. */
export const foodName = ({ nameIt, nameEn }: { nameIt: string; nameEn: string }, language: Language): string =>
  language === 'it' ? nameIt || nameEn : nameEn || nameIt
