import { useLayoutEffect } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { LinkContext } from '#ui/link'
import type { LinkProps } from '#ui/link'
import { UiWordsContext, wordsIn } from '#ui/words'
import { applyBrand, brandColour } from './brand-colours.ts'
import { followScheme } from './scheme.ts'

export interface UiProviderProps {
  language: 'it' | 'en'
  /** the colour of the brand, or of the workspace's own app */
  colour?: string | undefined
  /** the router's link; without it links are plain anchors */
  link?: ComponentType<LinkProps> | undefined
  children: ReactNode
}

export function UiProvider({ language, colour = brandColour.allenio, link, children }: UiProviderProps) {
  useLayoutEffect(() => applyBrand(colour), [colour])
  useLayoutEffect(() => document.documentElement.setAttribute('data-respect-reduced-motion', 'true'), [])
  useLayoutEffect(followScheme, [])
  const words = <UiWordsContext value={wordsIn(language)}>{children}</UiWordsContext>
  return link ? <LinkContext value={link}>{words}</LinkContext> : words
}
