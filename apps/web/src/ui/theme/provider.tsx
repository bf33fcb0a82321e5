import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core'
import { useLayoutEffect } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { LinkContext } from '#ui/link'
import type { LinkProps } from '#ui/link'
import { en, it, UiWordsContext } from '#ui/words'
import { applyBrand, BRAND_COLOUR } from './brand-colours.ts'
import { mantineTheme } from './mantine-theme.ts'
import { SCHEME_KEY } from './scheme.ts'

export type UiProviderProps = {
  language: 'it' | 'en'
  /** the brand's colour, or that of the workspace's own app */
  colour?: string | undefined
  /** the router's link; plain anchors without it */
  link?: ComponentType<LinkProps> | undefined
  children: ReactNode
}

const schemeManager = localStorageColorSchemeManager({ key: SCHEME_KEY })

export function UiProvider({ language, colour = BRAND_COLOUR.allenio, link, children }: UiProviderProps) {
  useLayoutEffect(() => applyBrand(colour), [colour])
  const words = <UiWordsContext value={language === 'it' ? it : en}>{children}</UiWordsContext>
  return (
    <MantineProvider
      theme={mantineTheme}
      defaultColorScheme="auto"
      colorSchemeManager={schemeManager}
      // both would write style elements at run time; mantine.css holds the variables instead
      withCssVariables={false}
      withGlobalClasses={false}
    >
      {link ? <LinkContext value={link}>{words}</LinkContext> : words}
    </MantineProvider>
  )
}
