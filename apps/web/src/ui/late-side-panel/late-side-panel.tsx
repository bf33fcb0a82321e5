import { createElement } from 'react'
import { latePart, useLatePart } from '#ui/late'
import type { SidePanelProps } from '#ui/side-panel'

const panel = latePart(async () => (await import('#ui/side-panel')).SidePanel)

/** A side panel of a page that has much else to load: it comes once the page has settled, or when it is opened. */
export function LateSidePanel(props: SidePanelProps) {
  const { Part } = useLatePart(panel, props.opened, props.onClose)
  return Part && createElement(Part, props)
}
