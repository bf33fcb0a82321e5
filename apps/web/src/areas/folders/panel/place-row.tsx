import { Icon } from '#ui/icon'
import type { IconComponent } from '#ui/icon'
import { BareButton, Row } from '#ui/layout'
import { Ellipsis } from '#ui/text'
import { useDrop } from './drag-and-drop.ts'
import type { Dragged } from './drag-and-drop.ts'
import css from './folder-panel.module.css'

interface PlaceRowProps {
  icon: IconComponent
  label: string
  isChosen: boolean
  onChoose: () => void
  onDrop?: (dragged: Dragged) => void
}

/** All of the list, or what stands in no folder. */
export function PlaceRow({ icon, label, isChosen, onChoose, onDrop }: PlaceRowProps) {
  const { isOver, ...drop } = useDrop(onDrop)
  return (
    <Row className={css.row} data-chosen={isChosen || undefined} data-over={isOver || undefined} {...drop}>
      <span className={css.turn} />
      <BareButton className={css.name} aria-current={isChosen || undefined} data-folder="" onClick={onChoose}>
        <Icon of={icon} size={18} />
        <Ellipsis>{label}</Ellipsis>
      </BareButton>
    </Row>
  )
}
