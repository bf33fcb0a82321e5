import { localStorageColorSchemeManager, MantineContext, MantineThemeProvider, useProviderColorScheme } from '@mantine/core'
import { useLayoutEffect } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { LinkContext } from '#ui/link'
import type { LinkProps } from '#ui/link'
import { en, it, UiWordsContext } from '#ui/words'
import { applyBrand, brandColour } from './brand-colours.ts'
import { mantineTheme } from './mantine-theme.ts'
import { schemeKey } from './scheme.ts'

export interface UiProviderProps {
  language: 'it' | 'en'
  /** the colour of the brand, or of the workspace's own app */
  colour?: string | undefined
  /** the router's link; without it links are plain anchors */
  link?: ComponentType<LinkProps> | undefined
  children: ReactNode
}

const schemeManager = localStorageColorSchemeManager({ key: schemeKey })
const getRootElement = () => document.documentElement

export function UiProvider({ language, colour = brandColour.allenio, link, children }: UiProviderProps) {
  useLayoutEffect(() => applyBrand(colour), [colour])
  const words = <UiWordsContext value={language === 'it' ? it : en}>{children}</UiWordsContext>
  return <Mantine>{link ? <LinkContext value={link}>{words}</LinkContext> : words}</Mantine>
}

/**
 * MantineProvider without the part that writes its variables into style elements at run time. mantine.css contains the
 * variables, so the content security policy stays strict, and the login page is two kilobytes smaller.
 */
function Mantine({ children }: { children: ReactNode }) {
  const scheme = useProviderColorScheme({ manager: schemeManager, defaultColorScheme: 'auto', forceColorScheme: undefined, getRootElement })
  useLayoutEffect(() => getRootElement().setAttribute('data-respect-reduced-motion', 'true'), [])
  const context = { ...scheme, getRootElement, classNamesPrefix: 'mantine', cssVariablesSelector: ':root', withStaticClasses: false }
  return (
    <MantineContext value={context}>
      <MantineThemeProvider theme={mantineTheme}>{children}</MantineThemeProvider>
    </MantineContext>
  )
}
