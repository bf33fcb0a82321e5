import { IconCheck } from '@tabler/icons-react'
import { eventColors, type EventColor } from '#lib/event-colors'
import { useId } from 'react'
import { areaWords } from '#lib/words'
import { classes } from '#ui/classes'
import { FieldSet } from '#ui/field'
import { Row } from '#ui/layout'
import css from './event-color.module.css'

const useColorWords = areaWords('eventColors', {
  it: { color: 'Colore', red: 'Rosso', blue: 'Blu', green: 'Verde', yellow: 'Giallo', blue2: 'Petrolio', dark: 'Grigio' },
  en: { color: 'Colour', red: 'Red', blue: 'Blue', green: 'Green', yellow: 'Yellow', blue2: 'Teal', dark: 'Grey' },
})

export function useEventColorName(): (color: EventColor) => string {
  const t = useColorWords()
  return color => t(color)
}

interface EventColorFieldProps {
  value: EventColor
  onChange: (color: EventColor) => void
}

/** Six colours by name, one of them chosen. */
export function EventColorField({ value, onChange }: EventColorFieldProps) {
  const t = useColorWords()
  const name = useId()
  return (
    <FieldSet label={t('color')}>
      <Row gap={2} wrap>
        {eventColors.map(color => (
          <label key={color} className={classes(css.swatch, css[color], color === value && css.isChosen)} title={t(color)}>
            <input type="radio" data-covered name={name} checked={color === value} aria-label={t(color)} onChange={() => onChange(color)} />
            {color === value && <IconCheck size={18} stroke={2.25} aria-hidden />}
          </label>
        ))}
      </Row>
    </FieldSet>
  )
}
