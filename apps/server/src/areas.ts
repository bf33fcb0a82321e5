import { filesArea } from '#areas/files'
import type { Area } from '#platform/http'
import type { AnyJob } from '#platform/jobs'

/** Every area of the product; a new one is added here and nowhere else on the server. */
export const areas: readonly Area[] = [filesArea]

/** What they do in the background. */
export const areaJobs: readonly AnyJob[] = []
