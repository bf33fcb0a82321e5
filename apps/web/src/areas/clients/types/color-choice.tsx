import { IconCheck } from '@tabler/icons-react'
import { useId } from 'react'
import type { CSSProperties } from 'react'
import { Popover } from '#ui/popover'
import { typeColors } from './type-colors.ts'
import { useTypeWords } from './words.ts'
import css from './types.module.css'

interface ColorChoiceProps {
  label: string
  value: string
  onChange: (color: string) => void
}

/** Ten colours by name; no wheel to get lost in. */
export function ColorChoice({ label, value, onChange }: ColorChoiceProps) {
  const t = useTypeWords()
  const name = useId()
  const names = [
    t('color_0'),
    t('color_1'),
    t('color_2'),
    t('color_3'),
    t('color_4'),
    t('color_5'),
    t('color_6'),
    t('color_7'),
    t('color_8'),
    t('color_9'),
  ]
  return (
    <Popover
      target={(opened, toggle) => (
        <button type="button" className={css.color} aria-label={label} aria-expanded={opened} aria-haspopup="dialog" onClick={toggle}>
          <span style={{ background: value }} />
        </button>
      )}>
      {close => (
        <div className={css.colors} role="radiogroup" aria-label={label}>
          {typeColors.map((color, index) => (
            <label key={color} className={css.swatch} style={{ '--swatch': color } as CSSProperties} title={names[index]}>
              <input
                type="radio"
                name={name}
                checked={color === value.toUpperCase()}
                aria-label={names[index]}
                onChange={() => onChange(color)}
                // the arrows try colours on; a pointer has decided
                onClick={event => event.detail > 0 && close()}
              />
              <IconCheck stroke={2.25} aria-hidden />
            </label>
          ))}
        </div>
      )}
    </Popover>
  )
}
