import { areaWords, type PlainKey } from '#lib/words'
import { en } from './en.ts'
import { it } from './it.ts'

export const useWords = areaWords('shell', { it, en })

/** The keys of sentences without values. */
export type WordKey = PlainKey<typeof it>
