import { contrast, rgbOf } from '@allenio/domain/colors'
import { parseAppColor } from '@allenio/domain/custom-apps'
import type { useFormValue } from '#lib/forms'
import { useFormats } from '#lib/formats'
import { Badge } from '#ui/badge'
import { Field } from '#ui/field'
import { Row } from '#ui/layout'
import { TextField } from '#ui/text-field'
import { useCustomAppWords } from '../words.ts'
import css from './form.module.css'

// the grey of the phone that has no colour yet
const firstColor = '#5B6470'

interface ColorFieldProps extends Omit<ReturnType<typeof useFormValue>, 'value' | 'onChange'> {
  value: string | null | undefined
  onChange: (value: string) => void
}

/** The main colour, picked or typed, with how text reads on it. */
export function ColorField({ value, onChange, ...field }: ColorFieldProps) {
  const t = useCustomAppWords()
  const parsedColor = parseAppColor(value ?? '')
  return (
    <>
      <Row gap={12} align="start">
        <Field label={t('pickColor')} labelHidden>
          {wiring => (
            <input
              {...wiring}
              type="color"
              className={css.swatch}
              value={(parsedColor ?? firstColor).toLowerCase()}
              onChange={event => onChange(event.target.value.toUpperCase())}
            />
          )}
        </Field>
        <TextField
          label={t('color')}
          hint={t('colorHint')}
          figures
          maxLength={7}
          autoCapitalize="characters"
          spellCheck={false}
          {...field}
          value={value ?? ''}
          onChange={event => onChange(event.target.value)}
        />
      </Row>
      {parsedColor && <Contrast color={parsedColor} />}
    </>
  )
}

const readable = 4.5

function Contrast({ color }: { color: string }) {
  const t = useCustomAppWords()
  const { decimal } = useFormats()
  const rgb = rgbOf(color)
  if (!rgb) return null
  const ratio = contrast([1, 1, 1], rgb)
  const isGood = ratio >= readable
  return (
    <Badge bare status={isGood ? 'done' : 'note'}>
      {t(isGood ? 'contrastGood' : 'contrastDark', { ratio: decimal(ratio) })}
    </Badge>
  )
}
