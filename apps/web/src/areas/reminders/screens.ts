import { isDay } from '@allenio/domain/days'
import { isId } from '@allenio/domain/ids'
import { parseText } from '#lib/list-place'
import { areaScreens } from '#lib/screens'

const dayIn = (value: unknown) => (typeof value === 'string' && isDay(value) ? { day: value } : {})

const idIn = (values: Readonly<Record<string, unknown>>) => Object.fromEntries(Object.entries(values).filter(([, value]) => isId(value)))

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
      // the day that shows, what is open beside it, a reminder to restore, and the title with which the palette begins a new one
      search: ({ day, reminder, external, restore, create }) => {
        const title = parseText(create)
        return { ...dayIn(day), ...idIn({ reminder, external, restore }), ...(title === undefined ? {} : { create: title }) }
      },
      page: () => import('./page.tsx'),
    },
  ],
  { showsRecords: true },
)
