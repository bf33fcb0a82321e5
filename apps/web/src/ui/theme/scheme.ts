import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core'

/** The storage key of the choice; public/brand/scheme.js reads it before the first paint. */
export const schemeKey = 'allenio.scheme'

export const schemes = ['light', 'dark', 'auto'] as const
export type Scheme = (typeof schemes)[number]

/** The person's choice, the scheme that shows now, and the function that changes the choice. */
export function useScheme() {
  // without this option Mantine writes a style element for a moment, which the content security policy forbids
  const { colorScheme, setColorScheme } = useMantineColorScheme({ keepTransitions: true })
  const visibleScheme = useComputedColorScheme('light')
  return { scheme: colorScheme, visibleScheme, setScheme: (scheme: Scheme) => setColorScheme(scheme) }
}
