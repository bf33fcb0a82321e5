import { IconClipboardList, IconClipboardText } from '@tabler/icons-react'
import { adherenceColumns, bulkTools, clientAssignments, clientSteps } from '#areas/clients'
import type { AreaExtras } from '#shell'
import { firstStepWays, firstSteps } from '#lib/first-steps'
import { hrefTo } from '#lib/screens'
import { checkInAdherence } from './check-in-column.ts'
import { AssignToClient, AssignToMany, FillInForClient } from './dialogs.ts'
import { assignSurveyVerb, newSurveyVerb, surveyForClientVerb, surveySource } from './palette/surveys.tsx'

export const extras: AreaExtras = {
  icons: { '/surveys': IconClipboardText },
  palette: [surveySource],
  verbs: [newSurveyVerb, assignSurveyVerb, surveyForClientVerb],
  fills: [
    adherenceColumns.fill(checkInAdherence),
    clientAssignments.fill({
      id: 'survey',
      order: 40,
      keys: 'Alt Q',
      label: { it: 'Questionario', en: 'Survey' },
      longLabel: { it: 'Assegna un questionario', en: 'Assign a survey' },
      Icon: IconClipboardText,
      permission: 'update surveys',
      Dialog: AssignToClient,
    }),
    bulkTools.fill({
      id: 'survey',
      order: 27,
      permission: 'update surveys',
      label: { it: 'Questionario', en: 'Survey' },
      Icon: IconClipboardText,
      Dialog: AssignToMany,
    }),
    clientSteps.fill({
      id: 'fill in survey',
      order: 60,
      keys: 'Alt Y',
      longLabel: { it: 'Compila un questionario insieme', en: 'Fill in a survey together' },
      Icon: IconClipboardList,
      permission: 'update surveys',
      Dialog: FillInForClient,
    }),
    firstSteps.fill({
      id: 'survey',
      order: 26,
      permission: 'create surveys',
      title: { it: 'Prepara il primo check-in', en: 'Prepare the first check-in' },
      text: {
        it: 'Le domande di ogni settimana: le scrivi una volta, e le risposte arrivano da sole.',
        en: 'The questions for each week: write them once, and the answers come in automatically.',
      },
    }),
    firstStepWays.fill({
      id: 'new survey',
      step: 'survey',
      order: 10,
      permission: 'create surveys',
      label: { it: 'Scegli da dove partire', en: 'Choose where to start' },
      href: () => hrefTo('/surveys/create'),
    }),
  ],
}
