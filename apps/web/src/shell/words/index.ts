import { areaWords, type PlainKey } from '#lib/words'
import { it } from './it.ts'

export const useWords = areaWords('shell', { it, en: async () => (await import('./en.ts')).en })

/** The keys of sentences without values. */
export type WordKey = PlainKey<typeof it>
