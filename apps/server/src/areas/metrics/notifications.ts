import { notifyTeam, recordsGroup } from '#areas/clients'
import type { WorkspaceDb } from '#platform/db'
import { defineNotification } from '#platform/notify'

export const metricsAdded = defineNotification<{ clientName: string; count: number }>({
  kind: 'metrics added',
  group: recordsGroup,
  roles: ['admin', 'coach', 'nutritionist'],
  presets: { inApp: true, push: false, mail: false },
  words: {
    it: { name: 'Un {{client}} segna le sue misure', title: 'Una nuova misura di {{clientName}}', body: '' },
    en: { name: 'A {{client}} adds metrics', title: 'A new metric value from {{clientName}}', body: '' },
  },
  many: {
    it: { title: '{{count}} nuove misure di {{clientName}}', body: '' },
    en: { title: '{{count}} new metric values from {{clientName}}', body: '' },
  },
  link: ({ clientId }) => `/clients/${clientId}/metrics`,
})

interface AddedValues {
  clientId: string
  authorId: string
  count: number
  /** The day on which the values were added. */
  day: string
}

/** Notifies the team in charge about values that a client has added: once a day. */
export async function notifyValuesAdded(db: WorkspaceDb, { clientId, authorId, count, day }: AddedValues): Promise<void> {
  if (count === 0) return
  const subject = (clientName: string) => ({ clientName, count })
  await notifyTeam(db, metricsAdded, { by: authorId, clientId, about: `${clientId}/${day}`, subject })
}
