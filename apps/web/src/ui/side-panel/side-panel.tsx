import type { ReactNode } from 'react'
import { latePart, useLatePart } from '#ui/late'

export interface SidePanelProps {
  opened: boolean
  onClose: () => void
  title: string
  /** beside the cross: open as page, more */
  tools?: ReactNode
  foot?: ReactNode
  side?: 'right' | 'left' | 'bottom'
  /** pixels; on a phone it has the full width */
  width?: number
  bare?: boolean
  children: ReactNode
}

const drawer = latePart(async () => (await import('./panel-drawer.tsx')).PanelDrawer)

/** For reading and quick edits beside the list, which keeps its scroll position. */
export function SidePanel(props: SidePanelProps) {
  const { Part: Drawer } = useLatePart(drawer, props.opened, props.onClose)
  return Drawer && <Drawer {...props} />
}
