import type { PageElement } from '@allenio/domain/storefront'
import type { CSSProperties } from 'react'

// React has other names for a few attributes.
const names: Readonly<Record<string, string>> = {
  class: 'className',
  srcset: 'srcSet',
  fetchpriority: 'fetchPriority',
  tabindex: 'tabIndex',
}

export const propsOf = ({ attributes, focus }: PageElement): Record<string, unknown> => ({
  ...Object.fromEntries(Object.entries(attributes).map(([name, value]) => [names[name] ?? name, value])),
  ...(focus && { style: styleOf(focus), draggable: false }),
})

const styleOf = ({ x, y, zoom }: { x: number; y: number; zoom: number }): CSSProperties => ({
  objectPosition: `${x}% ${y}%`,
  ...(zoom !== 1 && { transform: `scale(${zoom})`, transformOrigin: `${x}% ${y}%` }),
})
