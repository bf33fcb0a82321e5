import { useEffect, useRef } from 'react'
import { classes } from '#ui/classes'
import css from './movement-figure.module.css'
import { startMoving } from './motion.ts'
import type { MovementDrawing } from './use-movement.ts'

interface MovementFigureProps {
  drawing: MovementDrawing
  /** The cause of its motion: the pointer or the focus on the link, button or row that it stands in, or that it is seen. */
  moves: 'on hover' | 'while seen' | 'once seen' | 'never'
  /** The position in which it stands still: the end, which tells more, or the start. */
  still?: 'start' | 'end'
  /** The shape of the frame, width by height. */
  ratio?: number
  className?: string | undefined
}

const margin = 4
const floorMargin = 3

/** A body that moves between the two positions of an exercise. It stands still in the one that tells more. */
export function MovementFigure({
  drawing: { movement, shapesAt, boxOf },
  moves,
  still = 'end',
  ratio = 1,
  className,
}: MovementFigureProps) {
  const svg = useRef<SVGSVGElement>(null)
  useEffect(() => {
    if (!svg.current || moves === 'never') return
    return startMoving(svg.current, moves, share => shapesAt(movement, share))
  }, [movement, shapesAt, moves])
  const { left, right, top } = boxOf(movement)
  const height = Math.max(top + margin + floorMargin, (right - left + margin * 2) / ratio)
  const width = height * ratio
  const middle = (left + right) / 2
  return (
    <svg
      ref={svg}
      viewBox={`${middle - width / 2} ${floorMargin - height} ${width} ${height}`}
      className={classes(css.figure, className)}
      aria-hidden
      focusable="false">
      <path className={css.floor} d={`M${middle - width / 2} 0.4h${width}`} />
      {shapesAt(movement, still === 'end' ? 1 : 0).map(({ tone, d, width: stroke }, at) => (
        // the shapes of a movement never change their number or order
        <path key={at} d={d} data-tone={tone} {...(stroke === undefined ? {} : { className: css.line, strokeWidth: stroke })} />
      ))}
    </svg>
  )
}
