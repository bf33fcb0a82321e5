import { areaWords } from '#lib/words'
import { en } from './en.ts'
import { it } from './it.ts'

export const useWords = areaWords('collaborators', {
  common: ['cancel', 'client', 'edit', 'email', 'firstName', 'lastName', 'name'],
  it,
  en,
})
