import { accountArea, accountJobs } from '#areas/account'
import { authArea, authJobs } from '#areas/auth'
import { chatArea, chatJobs } from '#areas/chat'
import { chatDeskArea, chatDeskJobs } from '#areas/chat-desk'
import { clientActionJobs, clientActionsArea } from '#areas/client-actions'
import { clientFileJobs, clientFilesArea } from '#areas/client-files'
import { clientIntakeArea, clientIntakeJobs } from '#areas/client-intake'
import { clientNoteJobs, clientNotesArea } from '#areas/client-notes'
import { clientsArea, clientsJobs } from '#areas/clients'
import { collaboratorJobs, collaboratorsArea } from '#areas/collaborators'
import { filesArea } from '#areas/files'
import { homeArea } from '#areas/home'
import { metricJobs, metricsArea } from '#areas/metrics'
import { notificationJobs, notificationsArea } from '#areas/notifications'
import { permissionsArea } from '#areas/permissions'
import { planArea, planJobs } from '#areas/plan'
import { progressArea, progressJobs } from '#areas/progress'
import { trainingSchoolArea } from '#areas/training-school'
import { weightJobs, weightsArea } from '#areas/weights'
import type { Area } from '#platform/http'
import type { AnyJob } from '#platform/jobs'

/** Every area of the product; a new one is added here and nowhere else on the server. */
export const areas: readonly Area[] = [
  authArea, accountArea, permissionsArea, trainingSchoolArea, filesArea, clientsArea, weightsArea, clientFilesArea, progressArea,
  clientNotesArea, clientIntakeArea, collaboratorsArea, planArea, metricsArea, clientActionsArea, homeArea, chatArea, chatDeskArea, notificationsArea,
]

/** What they do in the background. */
export const areaJobs: readonly AnyJob[] = [
  ...authJobs, ...accountJobs, ...clientsJobs, ...weightJobs, ...clientFileJobs,
  ...progressJobs, ...clientNoteJobs, ...clientIntakeJobs, ...metricJobs, ...clientActionJobs, ...collaboratorJobs, ...planJobs,
  ...chatJobs, ...chatDeskJobs, ...notificationJobs,
]
