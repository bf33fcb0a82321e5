import { areaWords } from '#lib/words'
import { en } from './en.ts'
import { it } from './it.ts'

export const useWords = areaWords('collaborators', { it, en })
