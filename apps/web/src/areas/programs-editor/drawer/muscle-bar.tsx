import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { volumeLevel, type VolumeBand } from '@allenio/domain/programs'
import { useFormats } from '#lib/formats'
import { classes } from '#ui/classes'
import { Icon } from '#ui/icon'
import { Row } from '#ui/layout'
import { Text } from '#ui/text'
import { useDrawerWords } from './words.ts'
import css from './drawer.module.css'

interface MuscleBarProps {
  name: string
  sets: number
  /** In the week that it is compared with. */
  before: number | undefined
  band: VolumeBand
  /** The week is written, so that too few sets are worth a word. */
  isComplete: boolean
  /** The sets at the right end. */
  most: number
}

/** The sets of one muscle as a bar over the band that is advised. */
export function MuscleBar({ name, sets, before, band, isComplete, most }: MuscleBarProps) {
  const t = useDrawerWords()
  const { decimal } = useFormats()
  const number = (value: number) => decimal(value, { most: 1 })
  const level = volumeLevel(sets, band)
  const isSaid = level === 'above' || (level === 'below' && isComplete && sets > 0)
  const change = before === undefined ? 0 : sets - before
  const share = (value: number) => `${Math.min(100, (value / most) * 100)}%`
  return (
    <li className={classes(css.muscle, level === 'above' && css.above)}>
      <Row gap={8} align="baseline">
        <Text as="span" clip>
          {name}
        </Text>
        {isSaid && (
          <Text as="span" size="small" tone={level === 'above' ? 'attention' : 2} className={css.level}>
            <Icon of={level === 'below' ? IconArrowDown : IconArrowUp} size={14} />
            {t(level === 'below' ? 'belowBand' : 'aboveBand')}
          </Text>
        )}
        <span className={css.figure}>
          {change !== 0 && (
            <Text as="span" size="small" tone={2}>
              {change > 0 ? '+' : '−'}
              {number(Math.abs(change))}
            </Text>
          )}
          <b>{number(sets)}</b>
        </span>
      </Row>
      <span className={css.track} aria-hidden>
        <span className={css.band} style={{ insetInlineStart: share(band.least), width: share(band.most - band.least) }} />
        <span className={css.done} style={{ width: share(sets) }} />
      </span>
    </li>
  )
}
