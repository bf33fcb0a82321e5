import type { MeasureCell } from '@allenio/contract/visits'
import { BodyFigure } from '#ui/body-map'
import { classes } from '#ui/classes'
import { Text } from '#ui/text'
import { useEditor, useSiteOrder, useSites } from '../session.ts'
import { focusMeasure } from '../measures/focus.ts'
import { bodyPlaceOf, measureOf, type BodyPlace } from '@allenio/domain/visits'
import css from './sites.module.css'
import { dueField, walkOf } from './walk.ts'
import { useSiteWords } from './words.ts'
import { useSelected, useStored } from '#lib/store'

const views = ['front', 'back'] as const

/**
 * A body from both sides, on which the place of the cursor is lit, or else the one that comes next. Hidden from screen readers: the fields
 * say the same.
 */
export function BodySites() {
  const t = useSiteWords()
  const { settledSite, settled, last } = useEditor()
  const sites = useSites()
  const order = useSiteOrder()
  const cells = useSelected(settled, each => each.cells)
  const lastCells = useSelected(last, visit => visit?.cells)
  const here = useStored(settledSite)
  const due = here !== undefined && sites.includes(here) ? here : dueField(walkOf(sites, { order, cells, last: lastCells }), cells)?.cell
  return (
    <div className={css.bodies} data-measuring={here !== undefined || undefined} aria-hidden>
      {views.map(view => (
        <figure key={view} className={css.body}>
          <div className={css.drawing}>
            <BodyFigure primary={[]} secondary={[]} side={view} className={css.figure} />
            <svg viewBox="-100 -4 200 410" className={css.marks} focusable="false">
              {sites.flatMap(cell => {
                const place = bodyPlaceOf(cell)
                return place?.view === view
                  ? [<Mark key={cell} cell={cell} place={place} isDue={cell === due} isDone={cells[cell] !== undefined} />]
                  : []
              })}
            </svg>
          </div>
          <Text as="figcaption" size="small" tone={3}>
            {t(view)}
          </Text>
        </figure>
      ))}
    </div>
  )
}

interface MarkProps {
  cell: MeasureCell
  place: BodyPlace
  isDue: boolean
  isDone: boolean
}

/** A fold is a point, a girth a band. */
function Mark({ cell, place: { x, y, width = 0 }, isDue, isDone }: MarkProps) {
  const className = classes(css.mark, isDone && css.done, isDue && css.due)
  const mark = { className, onClick: () => focusMeasure(cell), 'data-due': isDue ? cell : undefined }
  return measureOf(cell).kind === 'girth' ? (
    <rect x={x - width / 2} y={y - 3} width={width} height={6} rx={3} {...mark} />
  ) : (
    <circle cx={x} cy={y} r={6} {...mark} />
  )
}
