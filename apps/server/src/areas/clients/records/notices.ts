import { formatDay, formatWeight } from '@allenio/domain/formats'
import { defineNotification, notify } from '#platform/notify'
import { nameOfClient, teamOf } from '../team-of.ts'
import { onRecorded } from './recorded.ts'

export const recordsGroup = { id: 'records', order: 30, names: { it: 'Pesi, foto e misure', en: 'Weights, photos and measures' } } as const
const roles = ['admin', 'coach', 'nutritionist'] as const

export const weightAdded = defineNotification<{ client: string, kg: number, day: string }>({
  kind: 'weight added',
  group: recordsGroup,
  roles,
  presets: { inApp: true, push: false, mail: false },
  words: {
    it: { name: 'Un cliente si pesa', title: 'Nuovo peso di {{client}}', body: '{{weight}}, {{day}}' },
    en: { name: 'A client weighs in', title: 'New weight of {{client}}', body: '{{weight}}, {{day}}' },
  },
  values: ({ client, kg, day }, language) => ({ client, weight: formatWeight(language, kg), day: formatDay(language, day) }),
  link: ({ clientId }) => `/clients/${clientId}/weights`,
})

export const photosAdded = defineNotification<{ client: string, day: string }>({
  kind: 'photos added',
  group: recordsGroup,
  roles,
  presets: { inApp: true, push: true, mail: false },
  words: {
    it: { name: 'Un cliente carica foto dei progressi', title: 'Nuove foto dei progressi di {{client}}', body: '{{day}}' },
    en: { name: 'A client uploads progress photos', title: 'New progress photos of {{client}}', body: '{{day}}' },
  },
  values: ({ client, day }, language) => ({ client, day: formatDay(language, day) }),
  link: ({ clientId }) => `/clients/${clientId}/progress`,
})

/** What clients write down themselves is told to those who look after them; a weight that comes with photos is told with these. */
onRecorded(async (db, { kind, clientId, day, isByClient, authorId, weight }) => {
  if (!isByClient || weight?.source === 'progress') return
  const [client, to] = [await nameOfClient(db, clientId), await teamOf(db, clientId)]
  const told = { to, by: authorId, clientId }
  if (kind === 'photos') await notify(db, photosAdded, { ...told, subject: { client, day } })
  // of several on one day the last one counts
  else if (weight) await notify(db, weightAdded, { ...told, subject: { client, kg: weight.kg, day }, about: `${clientId}/${day}` })
})
