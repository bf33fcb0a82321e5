import type { Language } from '@allenio/contract'
import type { PagePicture, SocialNetwork } from '@allenio/contract/storefront'
import { storefrontLimits } from '@allenio/contract/storefront'
import { element, type PageElement, type PageTag, type TextMark } from './nodes.ts'
import { socialName } from './links.ts'

export interface Drawing {
  language: Language
  isEditing: boolean
}

interface DrawnText {
  tag: PageTag
  className: string
  text: string
  mark: TextMark
}

/** A text; an empty one is there for an editor alone. */
export const drawnText = ({ isEditing }: Drawing, { tag, className, text, mark }: DrawnText): PageElement | false =>
  (text !== '' || isEditing) && element(tag, { class: className || undefined }, text, { text: isEditing ? mark : undefined })

interface DrawnPicture {
  className: string
  picture: PagePicture | null
  alt: string
  /** How wide the picture is on the screen, as the attribute says it. */
  sizes: string
  /** The first picture of the page is fetched at once. */
  isFirst?: boolean
  /** The row whose picture it is, where an editor may choose it. */
  rowId?: string | undefined
}

/** A picture in its frame; without one an editor gets an empty frame to fill. */
export function drawnPicture({ isEditing }: Drawing, options: DrawnPicture): PageElement | false {
  const { className, picture, alt, sizes, isFirst = false, rowId } = options
  const mark = isEditing && rowId !== undefined ? { rowId, hasPicture: picture !== null } : undefined
  if (!picture) return mark ? element('div', { class: `${className} frame empty` }, [], { picture: mark }) : false
  const { sources, width, height, focusX, focusY, zoom } = picture
  const widest = sources.at(-1)
  const image = element(
    'img',
    {
      src: (sources.find(source => source.width >= 800) ?? widest)?.url ?? '',
      srcset: sources.length > 1 ? sources.map(source => `${source.url} ${source.width}w`).join(', ') : undefined,
      sizes: sources.length > 1 ? sizes : undefined,
      width,
      height,
      alt,
      loading: isFirst ? undefined : 'lazy',
      decoding: isFirst ? undefined : 'async',
      fetchpriority: isFirst ? 'high' : undefined,
    },
    [],
    { focus: { x: focusX, y: focusY, zoom } },
  )
  return element('div', { class: `${className} frame` }, image, { picture: mark })
}

const shapes = {
  instagram:
    'M8 2h8a6 6 0 0 1 6 6v8a6 6 0 0 1-6 6H8a6 6 0 0 1-6-6V8a6 6 0 0 1 6-6Z' +
    'm0 2a4 4 0 0 0-4 4v8a4 4 0 0 0 4 4h8a4 4 0 0 0 4-4V8a4 4 0 0 0-4-4H8Z' +
    'm4 3.2a4.8 4.8 0 1 1 0 9.6 4.8 4.8 0 0 1 0-9.6Z' +
    'm0 2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6Zm5-3.4a1.2 1.2 0 1 1 0 2.4 1.2 1.2 0 0 1 0-2.4Z',
  facebook: 'M14 22v-8h3l.6-3.6H14V8.2c0-1 .5-1.9 2-1.9h1.7V3.2a20 20 0 0 0-2.8-.2c-2.9 0-4.7 1.7-4.7 4.8v2.6H7V14h3.2v8H14Z',
  tiktok:
    'M16.5 2h-3.4v13.6a2.7 2.7 0 1 1-2.7-2.7c.3 0 .5 0 .8.1V9.5a6.2 6.2 0 1 0 5.3 6.1V8.7a7.8 7.8 0 0 0 4.5 1.4V6.7a4.5 4.5 0 0 1-4.5-4.7Z',
  plus: 'M11 5h2v6h6v2h-6v6h-2v-6H5v-2h6V5Z',
  arrow: 'M13.2 5.3 19.9 12l-6.7 6.7-1.4-1.4 4.3-4.3H4v-2h12.1l-4.3-4.3 1.4-1.4Z',
  check: 'M9.5 17.6 3.9 12l1.5-1.5 4.1 4.1 9.1-9.1L20.1 7 9.5 17.6Z',
} as const

export const shape = (name: keyof typeof shapes): PageElement =>
  element('svg', { viewBox: '0 0 24 24', width: 22, height: 22, fill: 'currentColor', 'aria-hidden': 'true' }, [
    element('path', { d: shapes[name] }),
  ])

export const networkNames = { instagram: 'Instagram', facebook: 'Facebook', tiktok: 'TikTok' } as const satisfies Record<
  SocialNetwork,
  string
>

export const socialLinks = (socials: readonly { network: SocialNetwork; url: string }[], hasNames: boolean): PageElement | false =>
  socials.length > 0 &&
  element(
    'ul',
    { class: hasNames ? 'socials named' : 'socials' },
    socials.map(({ network, url }) =>
      element('li', {}, [
        element('a', { href: url, rel: 'noopener', 'aria-label': `${networkNames[network]} ${socialName(url)}` }, [
          shape(network),
          hasNames && element('span', {}, [element('strong', {}, networkNames[network]), element('span', {}, socialName(url))]),
        ]),
      ]),
    ),
  )

interface MarkFacts {
  rowId: string
  cell: 'title' | 'text' | 'button' | 'name'
  hint: string
  most?: number
  isPreset?: boolean
}

export const titleMark = ({ rowId, cell, hint, most = storefrontLimits.title, isPreset = false }: MarkFacts): TextMark => ({
  rowId,
  cell,
  hasLanguages: cell !== 'name',
  most,
  isLong: false,
  hint,
  isPreset,
})

export const textMark = (facts: MarkFacts): TextMark => ({ ...titleMark({ most: storefrontLimits.text, ...facts }), isLong: true })

/** The letters of somebody without a picture. */
export const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 2)
    .map(word => [...word][0]?.toUpperCase() ?? '')
    .join('')
