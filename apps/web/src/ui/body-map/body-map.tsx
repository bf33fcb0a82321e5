import { useState } from 'react'
import type { KeyboardEvent } from 'react'
import { bodyOutlines } from '#lib/body-outlines'
import { Row, Stack } from '#ui/layout'
import { Text } from '#ui/text'
import css from './body-map.module.css'
import { bodyMuscles, buttonSideOf, shapeOf } from './muscles.ts'
import type { BodyMuscle, BodySide, MuscleLevels } from './muscles.ts'
import { partBoxes } from './view.ts'

interface BodyMapProps {
  label: string
  /** the muscle's name, with its level if that needs a word: 'Tricipiti, secondario' */
  nameOf: (muscle: BodyMuscle) => string
  levels: MuscleLevels
  onPress: (muscle: BodyMuscle) => void
  /** shown under the map while no muscle is pointed at */
  hint: string
}

const sides = ['front', 'back'] as const satisfies readonly BodySide[]
const halves = [1, -1]
const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** A body from the front and from behind, on which every muscle is a button. One of them takes the focus, the arrows move it. */
export function BodyMap({ label, nameOf, levels, onPress, hint }: BodyMapProps) {
  /** The muscle that has the focus by the keyboard. */
  const [current, setCurrent] = useState<BodyMuscle>()
  const [hovered, setHovered] = useState<BodyMuscle>()
  const [tabStop, setTabStop] = useState<BodyMuscle>(() => bodyMuscles.find(muscle => levels[muscle] !== undefined) ?? 'chest')
  const named = hovered ?? current

  const moveFocus = (event: KeyboardEvent<HTMLElement>) => {
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    const next = bodyMuscles[(bodyMuscles.indexOf(tabStop) + step + bodyMuscles.length) % bodyMuscles.length]
    if (!next) return
    setTabStop(next)
    event.currentTarget.querySelector<SVGElement>(`[role=button][data-muscle=${next}]`)?.focus()
  }
  const press = (event: KeyboardEvent, muscle: BodyMuscle) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    onPress(muscle)
  }
  const paths = (side: BodySide, muscle: BodyMuscle) =>
    halves.map(half => <path key={half} d={shapeOf(side, muscle)} transform={`scale(${half} 1)`} />)
  const shared = (muscle: BodyMuscle) => ({
    'data-muscle': muscle,
    'data-level': levels[muscle],
    'data-hovered': hovered === muscle || undefined,
    className: css.button,
    onClick: () => onPress(muscle),
    onPointerEnter: () => setHovered(muscle),
    onPointerLeave: () => setHovered(undefined),
  })
  return (
    <Stack gap={8} className={css.whole}>
      <Row
        align="start"
        justify="center"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset cannot be a row
        role="group"
        aria-label={label}
        onKeyDown={moveFocus}>
        {sides.map(side => (
          <svg key={side} viewBox={partBoxes.whole} className={css.map} focusable="false" data-focus-frame>
            {halves.map(half => (
              <path key={half} d={bodyOutlines[side]} transform={`scale(${half} 1)`} className={css.body} />
            ))}
            {bodyMuscles.map(muscle =>
              shapeOf(side, muscle) === undefined ? null : buttonSideOf(muscle) === side ? (
                <g
                  key={muscle}
                  {...shared(muscle)}
                  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing holds no HTML
                  role="button"
                  tabIndex={muscle === tabStop ? 0 : -1}
                  aria-label={nameOf(muscle)}
                  aria-pressed={levels[muscle] !== undefined}
                  onFocus={({ currentTarget }) => {
                    setTabStop(muscle)
                    if (currentTarget.matches(':focus-visible')) setCurrent(muscle)
                  }}
                  onBlur={() => setCurrent(undefined)}
                  onKeyDown={event => press(event, muscle)}>
                  {paths(side, muscle)}
                </g>
              ) : (
                // the muscle has its button on the other side; a pointer can press it on this side, too
                <g key={muscle} {...shared(muscle)} aria-hidden>
                  {paths(side, muscle)}
                </g>
              ),
            )}
            {current && shapeOf(side, current) !== undefined && (
              // drawn above all muscles, because a neighbour would hide a part of it
              <g className={css.focus}>{paths(side, current)}</g>
            )}
          </svg>
        ))}
      </Row>
      <Text size="small" tone={named ? 1 : 3} className={css.named} aria-hidden>
        {named ? nameOf(named) : hint}
      </Text>
    </Stack>
  )
}
