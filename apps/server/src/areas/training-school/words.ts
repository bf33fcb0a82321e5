import type { Words } from '#platform/words'

export const trainingSchoolWords = { it: {}, en: {} } as const satisfies Words<never>
