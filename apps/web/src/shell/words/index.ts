import { areaWords } from '#lib/words'
import { en } from './en.ts'
import { it } from './it.ts'

export const useWords = areaWords('shell', { it, en })

/** The keys of sentences without values. */
export type WordKey = Exclude<
  { [Key in keyof typeof it]: (typeof it)[Key] extends `${string}{{${string}` ? never : Key }[keyof typeof it],
  `${string}_one` | `${string}_other`
>
