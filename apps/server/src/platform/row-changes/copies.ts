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

type WrittenNames = { [Name in keyof Names]?: string | undefined }

/** The names that somebody gives a copy, or those of the original, each with the addition in its language. */
export const copyNames = ({ nameIt, nameEn }: WrittenNames, original: Names, maxLength: number): Names =>
  nameIt === undefined && nameEn === undefined
    ? { nameIt: copyName(original.nameIt, 'it', maxLength), nameEn: copyName(original.nameEn, 'en', maxLength) }
    : { nameIt: nameIt ?? '', nameEn: nameEn ?? '' }
