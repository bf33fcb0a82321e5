import { areaWords } from '#lib/words'

export const useHomeWords = areaWords('chat home', { it: { you: 'Tu' }, en: { you: 'You' } })
