import type { PageElement, PageNode } from '@allenio/domain/storefront'
import { createElement, type CSSProperties } from 'react'
import { EditedPicture } from './edited-picture.tsx'
import { EditedText } from './edited-text.tsx'

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

interface DrawnNodeProps {
  node: PageNode
  selectedId: string | undefined
}

/** Draws the tree of a page with React's elements: what can be edited becomes a field or a picture with tools. */
export function DrawnNode({ node, selectedId }: DrawnNodeProps) {
  if (typeof node === 'string') return node
  if (node.text) return <EditedText tag={node.tag} node={node} mark={node.text} />
  if (node.picture) return <EditedPicture tag={node.tag} node={node} mark={node.picture} />
  const isSelected = node.rowId !== undefined && node.rowId === selectedId
  const props = { ...propsOf(node), ...(isSelected && { 'data-selected': true }), ...(node.rowId && { 'data-row': node.rowId }) }
  if (node.children.length === 0) return createElement(node.tag, props)
  // a page is drawn anew from its rows, and its elements have no state of their own
  return createElement(
    node.tag,
    props,
    node.children.map((child, at) => <DrawnNode key={keyOf(child, at)} node={child} selectedId={selectedId} />),
  )
}

const keyOf = (node: PageNode, at: number): string =>
  typeof node === 'string' ? `text ${at}` : (node.rowId ?? (node.text ? `${node.text.rowId} ${node.text.cell}` : `${node.tag} ${at}`))
