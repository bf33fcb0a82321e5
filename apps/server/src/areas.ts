import { accountArea } from '#areas/account'
import { alimentsArea } from '#areas/aliments'
import { authArea } from '#areas/auth'
import { businessArea } from '#areas/business'
import { calendarsArea } from '#areas/calendars'
import { chatArea } from '#areas/chat'
import { chatDeskArea } from '#areas/chat-desk'
import { clientActionsArea } from '#areas/client-actions'
import { clientFilesArea } from '#areas/client-files'
import { clientIntakeArea } from '#areas/client-intake'
import { clientNotesArea } from '#areas/client-notes'
import { clientsArea } from '#areas/clients'
import { collaboratorsArea } from '#areas/collaborators'
import { creditsArea } from '#areas/credits'
import { customAppsArea } from '#areas/custom-apps'
import { dashArea } from '#areas/dash'
import { exercisesArea } from '#areas/exercises'
import { filesArea } from '#areas/files'
import { firstVisitsArea } from '#areas/first-visits'
import { foldersArea } from '#areas/folders'
import { googleArea } from '#areas/google'
import { groupsArea } from '#areas/groups'
import { homeArea } from '#areas/home'
import { macrosArea } from '#areas/macros'
import { mealDiaryArea } from '#areas/meal-diary'
import { mealPlansArea } from '#areas/meal-plans'
import { metricsArea } from '#areas/metrics'
import { micronutrientsArea } from '#areas/micronutrients'
import { noticesArea } from '#areas/notices'
import { notificationsArea } from '#areas/notifications'
import { onboardingArea } from '#areas/onboarding'
import { packagesArea } from '#areas/packages'
import { paymentsArea } from '#areas/payments'
import { permissionsArea } from '#areas/permissions'
import { planArea } from '#areas/plan'
import { professionalsArea } from '#areas/professionals'
import { programsArea } from '#areas/programs'
import { progressArea } from '#areas/progress'
import { purchasesArea } from '#areas/purchases'
import { recipesArea } from '#areas/recipes'
import { remindersArea } from '#areas/reminders'
import { reservationsArea } from '#areas/reservations'
import { servicesArea } from '#areas/services'
import { shoppingListsArea } from '#areas/shopping-lists'
import { storefrontArea } from '#areas/storefront'
import { subscriptionsArea } from '#areas/subscriptions'
import { surveysArea } from '#areas/surveys'
import { systemExercisesArea } from '#areas/system-exercises'
import { trainingSchoolArea } from '#areas/training-school'
import { visitsArea } from '#areas/visits'
import { weightsArea } from '#areas/weights'
import { workoutsArea } from '#areas/workouts'
import type { Area } from '#platform/http'

/** Every area of the product; a new one is added here and nowhere else on the server. What they contribute is gathered in this order. */
export const areas: readonly Area[] = [
  authArea,
  accountArea,
  permissionsArea,
  businessArea,
  professionalsArea,
  trainingSchoolArea,
  systemExercisesArea,
  filesArea,
  collaboratorsArea,
  clientsArea,
  weightsArea,
  clientFilesArea,
  progressArea,
  clientNotesArea,
  clientIntakeArea,
  groupsArea,
  planArea,
  paymentsArea,
  metricsArea,
  clientActionsArea,
  exercisesArea,
  foldersArea,
  programsArea,
  workoutsArea,
  alimentsArea,
  recipesArea,
  macrosArea,
  mealPlansArea,
  mealDiaryArea,
  micronutrientsArea,
  shoppingListsArea,
  visitsArea,
  firstVisitsArea,
  surveysArea,
  remindersArea,
  creditsArea,
  reservationsArea,
  googleArea,
  calendarsArea,
  onboardingArea,
  packagesArea,
  purchasesArea,
  subscriptionsArea,
  customAppsArea,
  servicesArea,
  homeArea,
  chatArea,
  chatDeskArea,
  notificationsArea,
  noticesArea,
  storefrontArea,
  dashArea,
]
