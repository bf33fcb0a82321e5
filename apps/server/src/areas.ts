import { accountArea, accountJobs } from '#areas/account'
import { authArea, authJobs } from '#areas/auth'
import { chatArea, chatJobs } from '#areas/chat'
import { clientActionJobs, clientActionsArea } from '#areas/client-actions'
import { clientsArea, clientsJobs } from '#areas/clients'
import { collaboratorJobs, collaboratorsArea } from '#areas/collaborators'
import { filesArea } from '#areas/files'
import { homeArea } from '#areas/home'
import { metricJobs, metricsArea } from '#areas/metrics'
import { notificationJobs, notificationsArea } from '#areas/notifications'
import { permissionsArea } from '#areas/permissions'
import { planArea, planJobs } from '#areas/plan'
import { trainingSchoolArea } from '#areas/training-school'
import type { Area } from '#platform/http'
import type { AnyJob } from '#platform/jobs'

/** Every area of the product; a new one is added here and nowhere else on the server. */
export const areas: readonly Area[] = [
  authArea, accountArea, permissionsArea, trainingSchoolArea, filesArea, clientsArea, collaboratorsArea, planArea,
  metricsArea, clientActionsArea, homeArea, chatArea, notificationsArea,
]

/** What they do in the background. */
export const areaJobs: readonly AnyJob[] = [
  ...authJobs, ...accountJobs, ...clientsJobs, ...metricJobs, ...clientActionJobs, ...collaboratorJobs, ...planJobs,
  ...chatJobs, ...notificationJobs,
]
