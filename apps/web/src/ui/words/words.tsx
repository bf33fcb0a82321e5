import { createContext, use } from 'react'
import { it } from './it.ts'

export type UiWords = typeof it

export const UiWordsContext = createContext<UiWords>(it)

export const useWords = () => use(UiWordsContext)
