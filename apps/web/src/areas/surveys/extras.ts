import { IconClipboardText } from '@tabler/icons-react'
import { subjectLinks } from '#areas/chat'
import { adherenceColumns } from '#areas/clients'
import type { AreaExtras } from '#shell'
import { hrefTo } from '#lib/screens'
import { checkInAdherence } from './check-in-column.ts'

export const extras: AreaExtras = {
  icons: { '/surveys': IconClipboardText },
  fills: [
    adherenceColumns.fill(checkInAdherence),
    subjectLinks.fill({
      kind: 'survey answer',
      Icon: IconClipboardText,
      label: { it: 'Questionario', en: 'Survey' },
      href: ({ id }, { clientId, isTeam }) =>
        isTeam
          ? hrefTo('/clients/$id/surveys/$surveyAnswerId/details', { id: clientId, surveyAnswerId: id })
          : hrefTo('/me/survey-answers/$id', { id }),
    }),
  ],
}
