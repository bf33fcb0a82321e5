import { IconToolsKitchen2 } from '@tabler/icons-react'
import { clientSteps } from '#areas/clients'
import type { ShellExtras } from '#shell'
import { AssignToClient } from './parts.ts'

export const extras: ShellExtras = {
  icons: { '/mealPlans': IconToolsKitchen2 },
  fills: [
    clientSteps.fill({
      id: 'meal-plans',
      order: 22,
      keys: 'd',
      label: { it: 'Piano', en: 'Meal plan' },
      longLabel: { it: 'Assegna un piano alimentare', en: 'Assign a meal plan' },
      Icon: IconToolsKitchen2,
      permission: 'update meal plans',
      Dialog: AssignToClient,
    }),
  ],
}
