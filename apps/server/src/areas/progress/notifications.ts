import { formatDay } from '@allenio/domain/formats'
import { type RecordEvent } from '#areas/client-records'
import { notifyTeam, recordsGroup } from '#areas/clients'
import type { WorkspaceDb } from '#platform/db'
import { defineNotification } from '#platform/notify'

export const photosAdded = defineNotification<{ clientName: string; day: string }>({
  kind: 'photos added',
  group: recordsGroup,
  roles: ['admin', 'coach', 'nutritionist'],
  words: {
    it: { name: 'Un {{client}} carica foto dei progressi', title: 'Nuove foto dei progressi di {{clientName}}', body: '{{day}}' },
    en: { name: 'A {{client}} uploads progress photos', title: 'New progress photos from {{clientName}}', body: '{{day}}' },
  },
  values: ({ clientName, day }, language) => ({ clientName, day: formatDay(language, day) }),
  link: ({ clientId }) => `/clients/${clientId}/progress`,
})

/** Only photos that clients add themselves are news to the team. */
export async function notifyPhotosAdded(db: WorkspaceDb, { clientId, day, isByClient, authorId }: RecordEvent): Promise<void> {
  if (isByClient) await notifyTeam(db, photosAdded, { by: authorId, clientId, subject: clientName => ({ clientName, day }) })
}
