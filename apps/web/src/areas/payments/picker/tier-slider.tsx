import type { CSSProperties } from 'react'
import { useFormats } from '#lib/formats'
import { Text } from '#ui/text'
import css from './tier-slider.module.css'
import { usePickerWords } from './words.ts'

interface TierSliderProps {
  /** The places of the tiers that have a price, in their order. */
  tiers: readonly number[]
  value: number
  /** The tier that is paid for now. */
  current: number | undefined
  onChange: (maxClients: number) => void
}

/** Four steps between the five paid tiers; what lies beyond them stands as text at the ends. */
export function TierSlider({ tiers, value, current, onChange }: TierSliderProps) {
  const t = usePickerWords()
  const { integer } = useFormats()
  const last = tiers.length - 1
  const at = Math.max(0, tiers.indexOf(value))
  const choose = (index: number) => {
    const tier = tiers[index]
    if (tier !== undefined) onChange(tier)
  }
  return (
    <div className={css.scale}>
      <input
        type="range"
        className={css.input}
        style={{ '--share': at / last } as CSSProperties}
        aria-label={t('places')}
        aria-valuetext={t('upTo', { max: integer(value) })}
        min={0}
        max={last}
        step={1}
        value={at}
        onChange={event => choose(Number(event.target.value))}
      />
      <div className={css.stops} aria-hidden>
        {tiers.map((maxClients, index) => (
          // a wider target for the same choice, which the slider offers to the keyboard
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
          <span
            key={maxClients}
            className={css.stop}
            style={{ '--at': index / last } as CSSProperties}
            data-chosen={index === at || undefined}
            data-current={maxClients === current || undefined}
            onClick={() => choose(index)}>
            <b>{integer(maxClients)}</b>
            {maxClients === current && (
              <Text as="span" size="small">
                {t('now')}
              </Text>
            )}
          </span>
        ))}
      </div>
    </div>
  )
}
