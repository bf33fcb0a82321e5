import type { Area } from '#platform/http'

/** Every area of the product; a new one is added here and nowhere else on the server. */
export const areas: readonly Area[] = []
