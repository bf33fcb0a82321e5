import type { MeasureCell } from '@allenio/contract/visits'
import { nameOfMeasure } from '@allenio/domain/visits'
import { IconArrowRight } from '@tabler/icons-react'
import { useLayoutEffect, useRef, type RefObject } from 'react'
import { useStored } from '#lib/store'
import { areaWords, useLanguage } from '#lib/words'
import { BodyFigure } from '#ui/body-map'
import { Button } from '#ui/button'
import { Icon } from '#ui/icon'
import { Row } from '#ui/layout'
import { Text } from '#ui/text'
import { pressEnter } from '../measures/focus.ts'
import { useEditor } from '../session.ts'
import { bodyPlaceOf, type BodyPlace } from '@allenio/domain/visits'
import css from './walk-bar.module.css'
import sites from './sites.module.css'
import { classes } from '#ui/classes'

const useWalkWords = areaWords('visit walk', { it: { next: 'Avanti' }, en: { next: 'Next' } })

/**
 * While a measure has the focus on a phone or a tablet: where on the body it is taken, and the way to the next one, because on some of them
 * the keyboard of figures has no Enter.
 */
export function WalkBar() {
  const { site, share } = useEditor()
  const language = useLanguage()
  const cell = useStored(site)
  const name = useStored(share)
  if (cell) return <OpenBar name={nameOfMeasure(cell, language)} cell={cell} />
  return name !== undefined && <OpenBar name={name} />
}

function OpenBar({ name, cell }: { name: string; cell?: MeasureCell }) {
  const t = useWalkWords()
  const bar = useRef<HTMLDivElement>(null)
  useAboveKeyboard(bar)
  const place = cell && bodyPlaceOf(cell)
  return (
    <div ref={bar} className={css.bar}>
      <Row gap={12} justify="between">
        <Row gap={12}>
          {cell && place && <BodyPart cell={cell} place={place} />}
          <Text as="span" weight={600}>
            {name}
          </Text>
        </Row>
        {/* the field keeps the focus, and with it the keyboard */}
        <Button iconAfter={<Icon of={IconArrowRight} />} onMouseDown={event => event.preventDefault()} onClick={pressEnter}>
          {t('next')}
        </Button>
      </Row>
    </div>
  )
}

// the drawing is 200 wide and 410 high, of which a square is shown
const drawing = { top: -4, side: 200, height: 410 } as const
const shownSide = 64

/** The half of the body in which the site is. */
function BodyPart({ cell, place: { view, x, y, width } }: { cell: MeasureCell; place: BodyPlace }) {
  const top = Math.min(Math.max(y - drawing.side / 2, drawing.top), drawing.top + drawing.height - drawing.side)
  return (
    <div className={css.part} aria-hidden>
      <div className={css.drawing} style={{ marginBlockStart: ((drawing.top - top) * shownSide) / drawing.side }}>
        <BodyFigure primary={[]} secondary={[]} side={view} className={sites.figure} />
        <svg viewBox="-100 -4 200 410" className={classes(sites.marks, css.marks)} focusable="false" data-due={cell}>
          {width === undefined ? <circle cx={x} cy={y} r={13} /> : <rect x={x - width / 2} y={y - 6} width={width} height={12} rx={6} />}
        </svg>
      </div>
    </div>
  )
}

/** Lifts the bar over a keyboard that covers the page without making it smaller, as that of an iPhone does. */
function useAboveKeyboard(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const [element, viewport] = [bar.current, visualViewport]
    if (!element || !viewport) return
    const lift = () => {
      element.style.translate = 'none'
      const covered = element.getBoundingClientRect().bottom - viewport.offsetTop - viewport.height
      if (covered > 0) element.style.translate = `0 ${-covered}px`
    }
    lift()
    viewport.addEventListener('resize', lift)
    viewport.addEventListener('scroll', lift)
    return () => {
      viewport.removeEventListener('resize', lift)
      viewport.removeEventListener('scroll', lift)
    }
  }, [bar])
}
