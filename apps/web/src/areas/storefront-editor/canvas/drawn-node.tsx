import type { PageNode } from '@allenio/domain/storefront'
import { createElement } from 'react'
import { EditedPicture } from './edited-picture.tsx'
import { EditedText } from './edited-text.tsx'
import { propsOf } from './element-props.ts'

interface DrawnNodeProps {
  node: PageNode
  selectedId: string | undefined
}

/** Draws the tree of a page with React's elements: what can be edited becomes a field or a picture with tools. */
export function DrawnNode({ node, selectedId }: DrawnNodeProps) {
  if (typeof node === 'string') return node
  if (node.text) return <EditedText tag={node.tag} node={node} mark={node.text} />
  if (node.picture)
    return (
      <EditedPicture tag={node.tag} node={node} mark={node.picture}>
        {node.children.map(child => (
          <DrawnNode key={typeof child === 'string' ? child : child.tag} node={child} selectedId={undefined} />
        ))}
      </EditedPicture>
    )
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
