import { bodyOutlines } from '#lib/body-outlines'
import { classes } from '#ui/classes'
import css from './body-map.module.css'
import { isBodyMuscle, pathOf } from './muscles.ts'
import type { BodySide } from './muscles.ts'
import { partBoxes, viewOf } from './view.ts'
import type { BodyPart } from './view.ts'

interface BodyFigureProps {
  /** Names that the map does not draw, such as the whole body, shade all of it. */
  primary: readonly string[]
  secondary: readonly string[]
  /** Shows the whole body from one side rather than the part that the first muscle is in. */
  side?: BodySide
  className?: string | undefined
}

const halves = [1, -1]

/** A small picture of the muscles that something is about. It is hidden from screen readers, because the text beside it names them. */
export function BodyFigure({ primary, secondary, side, className }: BodyFigureProps) {
  const main = primary.filter(isBodyMuscle)
  const isWhole = primary.includes('full_body')
  const view: { side: BodySide; part: BodyPart } = side ? { side, part: 'whole' } : viewOf(main)
  const paths = [
    { d: bodyOutlines[view.side], name: css.body },
    { d: pathOf(view.side, muscle => !isWhole && !main.includes(muscle) && !secondary.includes(muscle)), name: css.muscle },
    { d: pathOf(view.side, muscle => isWhole || (secondary.includes(muscle) && !main.includes(muscle))), name: css.secondary },
    { d: pathOf(view.side, muscle => main.includes(muscle)), name: css.primary },
  ]
  return (
    <svg viewBox={partBoxes[view.part]} className={classes(css.figure, className)} aria-hidden focusable="false">
      {halves.map(half => (
        <g key={half} transform={`scale(${half} 1)`}>
          {paths.map(({ d, name }) => (
            <path key={name} d={d} className={name} />
          ))}
        </g>
      ))}
      {primary.includes('cardio') && (
        <path
          className={css.heart}
          d="M0 116c-12-9-19-16-19-25 0-6 4-10 9.5-10 4 0 7.500 2 9.5 6 2-4 5.500-6 9.5-6 5.500 0 9.5 4 9.5 10 0 9-7 16-19 25z"
        />
      )}
    </svg>
  )
}
