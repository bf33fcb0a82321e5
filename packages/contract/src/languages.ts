export const languages = ['it', 'en'] as const
export type Language = (typeof languages)[number]
export const defaultLanguage: Language = 'it'

export const isLanguage = (value: unknown): value is Language => languages.some(language => language === value)

/** A text in both languages that stands in a table, such as the title of a screen. */
export type Wording = Readonly<Record<Language, string>>
