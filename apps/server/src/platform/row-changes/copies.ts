import type { Language } from '@allenio/contract'

interface Names {
  nameIt: string
  nameEn: string
}

const copyWords = { it: '(copia)', en: '(copy)' } as const satisfies Record<Language, string>

/** The name of a copy. It is cut where the addition would make it too long. */
export function copyName(name: string, language: Language, maxLength: number): string {
  const added = copyWords[language]
  return name && `${name.slice(0, maxLength - added.length - 1)} ${added}`
}

/** The call that makes a copy. */
export interface Clone {
  id: string
  /** The names of the copy; without any, it is named as a copy. */
  names?: { [In in Language]?: string | undefined } | undefined
}

/** The names that somebody gives a copy, or those of the original, each with the addition in its language. */
export const copyNames = ({ it, en }: NonNullable<Clone['names']> = {}, original: Names, maxLength: number): Names =>
  it === undefined && en === undefined
    ? { nameIt: copyName(original.nameIt, 'it', maxLength), nameEn: copyName(original.nameEn, 'en', maxLength) }
    : { nameIt: it ?? '', nameEn: en ?? '' }
