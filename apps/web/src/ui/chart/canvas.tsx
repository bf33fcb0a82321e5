/* oxlint-disable jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-noninteractive-tabindex -- an application takes keys */
import { useElementSize } from '@mantine/hooks'
import { useState } from 'react'
import type { KeyboardEvent, PointerEvent, ReactNode } from 'react'
import css from './chart.module.css'
import { Reading } from './reading.tsx'
import type { ReadingProps } from './reading.tsx'

export interface Area {
  left: number
  right: number
  top: number
  bottom: number
}

interface CanvasProps {
  /** read aloud when the arrow keys reach the drawing */
  label: string
  height: number
  /** the space around the drawing for axes and labels, from each edge */
  margin: Area
  /** the horizontal positions of the readable values, from left to right */
  placesIn: (area: Area) => readonly number[]
  readingOf: (index: number) => ReadingProps
  /** `index` is the value that is being read */
  children: (area: Area, index: number | undefined) => ReactNode
}

/** A drawing as wide as its container. Its values are read with a pointer, a finger or the arrow keys. */
export function Canvas({ label, height, margin, placesIn, readingOf, children }: CanvasProps) {
  const { ref, width } = useElementSize()
  const [position, setPosition] = useState(0)
  const [isReading, setReading] = useState(false)
  const area = { left: margin.left, right: Math.max(margin.left, width - margin.right), top: margin.top, bottom: height - margin.bottom }
  const places = placesIn(area)
  const last = places.length - 1
  const index = isReading ? Math.min(position, last) : undefined

  const read = (at: number) => {
    setPosition(Math.max(0, Math.min(at, last)))
    setReading(true)
  }
  const readNearest = (event: PointerEvent<SVGSVGElement>) =>
    read(nearest(places, event.clientX - event.currentTarget.getBoundingClientRect().left))
  // a value that was found by touch stays until something else is touched
  const leave = ({ pointerType }: PointerEvent) => pointerType === 'mouse' && setReading(false)
  const pressKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const next = { ArrowLeft: (index ?? position + 1) - 1, ArrowRight: (index ?? position - 1) + 1, Home: 0, End: last }[event.key]
    if (next !== undefined) read(next)
    else if (event.key === 'Escape' && isReading) setReading(false)
    else return
    event.preventDefault()
    // an Escape that ends the reading must not close the window around it
    event.stopPropagation()
  }
  const place = index === undefined ? 0 : (places[index] ?? 0)
  const isRightHalf = place > width / 2
  return (
    <div ref={ref} className={css.canvas} style={{ height }}>
      {width > 0 && (
        <svg
          role="application"
          tabIndex={0}
          aria-label={label}
          width={width}
          height={height}
          viewBox={`0 0 ${width} ${height}`}
          onPointerMove={readNearest}
          onPointerDown={readNearest}
          onPointerLeave={leave}
          onPointerCancel={() => setReading(false)}
          onFocus={event => event.currentTarget.matches(':focus-visible') && setReading(true)}
          onBlur={() => setReading(false)}
          onKeyDown={pressKey}>
          <g aria-hidden>{children(area, index)}</g>
        </svg>
      )}
      <div
        className={css.beside}
        style={
          isRightHalf
            ? { top: area.top, right: width - place + 12, maxWidth: place - 12 }
            : { top: area.top, left: place + 12, maxWidth: width - place - 12 }
        }>
        <Reading {...(index === undefined ? { when: undefined, values: [] } : readingOf(index))} />
      </div>
    </div>
  )
}

const nearest = (places: readonly number[], at: number) =>
  places.reduce((best, place, index) => (Math.abs(place - at) < Math.abs((places[best] ?? Infinity) - at) ? index : best), 0)
