import { IconPlayerPauseFilled, IconPlayerPlayFilled, IconSwitchHorizontal } from '@tabler/icons-react'
import { useState } from 'react'
import { areaWords } from '#lib/words'
import { BareButton } from '#ui/layout'
import { mayMove, MovementFigure, useMovement } from '#ui/movement-figure'
import css from './exercise-picture.module.css'

const useMovementWords = areaWords('movement', {
  it: { show: 'Guarda il movimento: {{name}}', stop: 'Ferma il movimento: {{name}}', other: 'Altra posizione: {{name}}' },
  en: { show: 'Show the movement: {{name}}', stop: 'Stop the movement: {{name}}', other: 'Other position: {{name}}' },
})

interface MovementViewProps {
  exercise: { id: string; systemId?: string | null; name: string }
  /** The figure moves as soon as it is seen, where somebody looks at it between two sets. */
  isPlaying?: boolean
}

/**
 * The figure of an exercise in full; a press sets it in motion or stops it. For those who want less motion a press shows the other
 * position. Nothing is drawn where there is no figure.
 */
export function MovementView({ exercise: { id, systemId, name }, isPlaying = false }: MovementViewProps) {
  const t = useMovementWords()
  const drawing = useMovement([id, systemId])
  const [moves] = useState(mayMove)
  const [isOn, setOn] = useState(isPlaying && moves)
  if (!drawing) return null
  const Icon = !moves ? IconSwitchHorizontal : isOn ? IconPlayerPauseFilled : IconPlayerPlayFilled
  return (
    <BareButton className={css.view} aria-label={t(!moves ? 'other' : isOn ? 'stop' : 'show', { name })} onClick={() => setOn(!isOn)}>
      <MovementFigure
        drawing={drawing}
        moves={moves && isOn ? 'while seen' : 'never'}
        still={!moves && isOn ? 'start' : 'end'}
        ratio={4 / 3}
      />
      <Icon className={css.play} aria-hidden />
    </BareButton>
  )
}
