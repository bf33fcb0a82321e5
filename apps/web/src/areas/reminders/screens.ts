import { isDay } from '@allenio/domain/days'
import { isId } from '@allenio/domain/ids'
import { parseText } from '#lib/list-place'
import { areaScreens } from '#lib/screens'

const dayIn = (value: unknown) => (typeof value === 'string' && isDay(value) ? { day: value } : {})

export const screens = areaScreens(
  'reminders',
  [
    {
      path: '/reminders',
      access: { permission: 'view reminders' },
      isOffline: true,
      title: { it: 'Agenda', en: 'Agenda' },
      menu: { group: 'main', order: 40, letter: 'o' },
      bar: { client: { order: 45, isSpare: true }, team: { order: 40 } },
      // the day that shows, the reminder that is open beside it, and the title with which the palette begins a new one
      search: ({ day, reminder, create }) => {
        const title = parseText(create)
        return { ...dayIn(day), ...(isId(reminder) ? { reminder } : {}), ...(title === undefined ? {} : { create: title }) }
      },
      page: () => import('./page.tsx'),
    },
  ],
  { showsRecords: true },
)
