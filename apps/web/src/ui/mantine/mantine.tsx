import { MantineContext, MantineThemeProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import './mantine.css'
import { mantineTheme } from './theme.ts'

const nothing = () => undefined

const context = {
  // the style sheets follow the attribute that #ui/theme sets; no component of ours asks the library for the scheme
  colorScheme: 'auto' as const,
  setColorScheme: nothing,
  clearColorScheme: nothing,
  getRootElement: () => document.documentElement,
  classNamesPrefix: 'mantine',
  cssVariablesSelector: ':root',
  withStaticClasses: false,
}

/**
 * Stands around each of the library's components, and not around the app: the pages that use none do not load it. It is
 * MantineProvider without the part that writes its variables into style elements at run time. mantine.css contains the
 * variables, so the content security policy stays strict.
 */
export function Mantine({ children }: { children: ReactNode }) {
  return (
    <MantineContext value={context}>
      <MantineThemeProvider theme={mantineTheme}>{children}</MantineThemeProvider>
    </MantineContext>
  )
}
