import { parseText } from '#lib/list-place'
import { areaScreens } from '#lib/screens'

const textIn = (values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(values).flatMap(([name, value]) => (parseText(value) === undefined ? [] : [[name, parseText(value)]])))

export const screens = areaScreens('google', [
  {
    // Google leads back here, with a code or with the reason why there is none
    path: '/linked-accounts/google',
    access: { role: ['admin', 'coach', 'nutritionist'] },
    title: { it: 'Google Calendar', en: 'Google Calendar' },
    isHidden: true,
    search: ({ code, state, error }) => textIn({ code, state, error }),
    page: () => import('./return/page.tsx'),
  },
])
