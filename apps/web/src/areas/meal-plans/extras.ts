import {
  IconAlertTriangle,
  IconChartDonut3,
  IconClockExclamation,
  IconFilePencil,
  IconToolsKitchen2,
  IconToolsKitchen2Off,
} from '@tabler/icons-react'
import { subjectLinks } from '#areas/chat'
import { type ClientInNeed, agendaSources, attentionSteps, clientAssignments, clientOverview, clientSideParts } from '#areas/clients'
import type { AreaExtras } from '#shell'
import { lazyPart } from '#lib/lazy-part'
import { firstStepWays, firstSteps } from '#lib/first-steps'
import { hrefTo } from '#lib/screens'
import { settingsSections } from '#lib/settings'
import { useMealPlanAgenda } from './home/agenda.ts'
import { assignMealPlanVerb, assignToClientVerb, mealPlanSource, newMealPlanVerb } from './palette/meal-plans.tsx'
import { AssignNext, AssignToClient, StartFromExample } from './dialogs.ts'

const clientPlans = ({ client: { id } }: ClientInNeed) => hrefTo('/clients/$id/mealPlans', { id })
const nextPlan = { href: clientPlans, permission: 'update meal plans', Dialog: AssignNext } as const
const planItself = {
  label: { it: 'Apri il piano', en: 'Open the plan' },
  href: (need: ClientInNeed) => (need.targetId === null ? clientPlans(need) : hrefTo('/mealPlans/$id/edit', { id: need.targetId })),
} as const
const assign = { it: 'Assegna', en: 'Assign' } as const

export const extras: AreaExtras = {
  icons: { '/mealPlans': IconToolsKitchen2 },
  palette: [mealPlanSource],
  verbs: [newMealPlanVerb, assignMealPlanVerb, assignToClientVerb],
  fills: [
    clientOverview.fill({ order: 14, permission: 'update meal plans', part: () => import('./overview/part.tsx') }),
    subjectLinks.fill({
      kind: 'meal plan',
      Icon: IconToolsKitchen2,
      label: { it: 'Piano alimentare', en: 'Meal plan' },
      href: ({ parentId }, { isTeam }) => (isTeam && parentId ? hrefTo('/mealPlans/$id/assign', { id: parentId }) : hrefTo('/mealPlans')),
    }),
    attentionSteps.fill(
      { id: 'no meal plan', icon: IconToolsKitchen2Off, ...nextPlan, label: assign },
      { id: 'meal plan ending', icon: IconClockExclamation, ...nextPlan, label: { it: 'Il prossimo', en: 'Assign the next' } },
      { id: 'macros without meal plan', icon: IconChartDonut3, ...nextPlan, label: assign },
      { id: 'meal plan draft', icon: IconFilePencil, ...planItself },
      { id: 'meal plan allergy', icon: IconAlertTriangle, ...planItself },
    ),
    agendaSources.fill({ id: 'meal plans', order: 30, useDays: useMealPlanAgenda }),
    firstSteps.fill({
      id: 'meal plan',
      order: 18,
      work: 'dietitian',
      permission: 'create meal plans',
      title: { it: 'Prepara il primo piano alimentare', en: 'Prepare the first meal plan' },
      text: {
        it: 'Giorni, pasti e quantità: lo scrivi una volta e lo assegni a più persone.',
        en: 'Days, meals and quantities: you write it once and assign it to several people.',
      },
    }),
    firstStepWays.fill(
      {
        id: 'new meal plan',
        step: 'meal plan',
        order: 10,
        permission: 'create meal plans',
        label: { it: 'Nuovo piano', en: 'New plan' },
        href: () => hrefTo('/mealPlans/create'),
      },
      {
        id: 'example meal plan',
        step: 'meal plan',
        order: 20,
        permission: 'create meal plans',
        label: { it: 'Da un esempio', en: 'From an example' },
        Panel: StartFromExample,
      },
    ),
    clientSideParts.fill({
      id: 'meal plan',
      order: 30,
      permission: 'update meal plans',
      label: { it: 'Piano alimentare', en: 'Meal plan' },
      Icon: IconToolsKitchen2,
      Part: lazyPart(() => import('./client/side-plan.tsx'), 'SidePlan'),
    }),
    clientAssignments.fill({
      id: 'meal-plans',
      order: 22,
      keys: 'Alt N',
      label: { it: 'Piano alimentare', en: 'Meal plan' },
      longLabel: { it: 'Assegna un piano alimentare', en: 'Assign a meal plan' },
      Icon: IconToolsKitchen2,
      permission: 'update meal plans',
      Dialog: AssignToClient,
    }),
    settingsSections.fill({
      id: 'meal-plans',
      part: 'business',
      order: 148,
      title: { it: 'Piani alimentari', en: 'Meal plans' },
      text: { it: 'Pasti di ogni giornata, alternative', en: 'Meals of each day, alternatives' },
      isFor: ({ workspace }) => workspace?.role === 'admin',
      section: () => import('./settings/section.tsx'),
    }),
  ],
}
