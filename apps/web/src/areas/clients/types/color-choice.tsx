import { IconCheck } from '@tabler/icons-react'
import { useId } from 'react'
import type { CSSProperties } from 'react'
import { BareButton } from '#ui/layout'
import { Popover } from '#ui/popover'
import { ColorSwatch } from '../marks/labels.tsx'
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
  return (
    <Popover
      target={(opened, toggle) => (
        <BareButton className={css.color} aria-label={label} aria-expanded={opened} aria-haspopup="dialog" onClick={toggle}>
          <ColorSwatch color={value} size={14} />
        </BareButton>
      )}>
      {close => (
        <div className={css.colors} role="radiogroup" aria-label={label}>
          {typeColors.map(([color, key]) => (
            <label key={color} className={css.swatch} style={{ '--swatch': color } as CSSProperties} title={t(key)}>
              <input
                type="radio"
                data-covered
                name={name}
                checked={color === value.toUpperCase()}
                aria-label={t(key)}
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
