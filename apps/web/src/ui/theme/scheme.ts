import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core'

/** Where the choice is kept; public/brand/scheme.js reads it before the first paint. */
export const SCHEME_KEY = 'allenio.scheme'

export const SCHEMES = ['light', 'dark', 'auto'] as const
export type Scheme = (typeof SCHEMES)[number]

/** The person's choice, what it comes to now, and how to change it. */
export function useScheme() {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const shown = useComputedColorScheme('light')
  return { scheme: colorScheme, shown, setScheme: (scheme: Scheme) => setColorScheme(scheme) }
}
