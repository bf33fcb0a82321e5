import { formatDay } from '@allenio/domain/formats'
import { nameOfClient, recordsGroup, teamOf, type RecordEvent } from '#areas/clients'
import type { WorkspaceDb } from '#platform/db'
import { defineNotification, notify } from '#platform/notify'

export const photosAdded = defineNotification<{ client: string; day: string }>({
  kind: 'photos added',
  group: recordsGroup,
  roles: ['admin', 'coach', 'nutritionist'],
  presets: { inApp: true, push: true, mail: false },
  words: {
    it: { name: 'Un cliente carica foto dei progressi', title: 'Nuove foto dei progressi di {{client}}', body: '{{day}}' },
    en: { name: 'A client uploads progress photos', title: 'New progress photos of {{client}}', body: '{{day}}' },
  },
  values: ({ client, day }, language) => ({ client, day: formatDay(language, day) }),
  link: ({ clientId }) => `/clients/${clientId}/progress`,
})

/** Only photos that clients add themselves are news to the team. */
export async function notifyPhotosAdded(db: WorkspaceDb, { clientId, day, isByClient, authorId }: RecordEvent): Promise<void> {
  if (!isByClient) return
  const [client, to] = [await nameOfClient(db, clientId), await teamOf(db, clientId)]
  await notify(db, photosAdded, { to, by: authorId, clientId, subject: { client, day } })
}
