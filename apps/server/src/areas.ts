import { accountArea, accountJobs } from '#areas/account'
import { authArea, authJobs } from '#areas/auth'
import { filesArea } from '#areas/files'
import { permissionsArea } from '#areas/permissions'
import { trainingSchoolArea } from '#areas/training-school'
import type { Area } from '#platform/http'
import type { AnyJob } from '#platform/jobs'

/** Every area of the product; a new one is added here and nowhere else on the server. */
export const areas: readonly Area[] = [authArea, accountArea, permissionsArea, trainingSchoolArea, filesArea]

/** What they do in the background. */
export const areaJobs: readonly AnyJob[] = [...authJobs, ...accountJobs]
