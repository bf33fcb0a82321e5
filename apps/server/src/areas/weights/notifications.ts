import { formatDay, formatWeight } from '@allenio/domain/formats'
import { type RecordEvent } from '#areas/client-records'
import { notifyTeam, recordsGroup } from '#areas/clients'
import type { WorkspaceDb } from '#platform/db'
import { defineNotification } from '#platform/notify'

export const weightAdded = defineNotification<{ clientName: string; kg: number; day: string }>({
  kind: 'weight added',
  group: recordsGroup,
  roles: ['admin', 'coach', 'nutritionist'],
  presets: { inApp: true, push: false, mail: false },
  words: {
    it: { name: 'Un {{client}} si pesa', title: 'Nuovo peso di {{clientName}}', body: '{{weight}}, {{day}}' },
    en: { name: 'A {{client}} weighs in', title: 'New weight from {{clientName}}', body: '{{weight}}, {{day}}' },
  },
  values: ({ clientName, kg, day }, language) => ({ clientName, weight: formatWeight(language, kg), day: formatDay(language, day) }),
  link: ({ clientId }) => `/clients/${clientId}/weights`,
})

/** Only weights that clients add themselves are news. A weight that comes with photos or
 * within a survey is covered by their notification. */
export async function notifyWeightAdded(db: WorkspaceDb, { clientId, day, isByClient, authorId, weight }: RecordEvent): Promise<void> {
  if (!isByClient || !weight || weight.source === 'progress' || weight.source === 'survey') return
  const subject = (clientName: string) => ({ clientName, kg: weight.kg, day })
  // if a day has several weights, the last one counts
  await notifyTeam(db, weightAdded, { by: authorId, clientId, subject, about: `${clientId}/${day}` })
}
