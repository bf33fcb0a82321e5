export const languages = ['it', 'en'] as const
export type Language = (typeof languages)[number]
export const defaultLanguage: Language = 'it'

export const isLanguage = (value: unknown): value is Language => languages.some(language => language === value)
