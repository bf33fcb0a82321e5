import { areaWords } from '#lib/words'

export const useHomeWords = areaWords('chat home', { common: ['you'], it: {}, en: {} })
