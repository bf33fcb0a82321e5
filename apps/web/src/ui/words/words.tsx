import { createContext, use } from 'react'
import { loadForEnglish } from '#lib/words'
import { it } from './it.ts'

export type UiWords = typeof it

const words = { it, en: it }

export const loadEnglish = async (): Promise<void> => {
  words.en = (await import('./en.ts')).en
}
loadForEnglish(loadEnglish)

export const wordsIn = (language: keyof typeof words): UiWords => words[language]

export const UiWordsContext = createContext<UiWords>(it)

export const useWords = () => use(UiWordsContext)
