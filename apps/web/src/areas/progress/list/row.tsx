import { poses } from '@allenio/contract/progress'
import type { Progress } from '@allenio/contract/progress'
import { IconArrowsLeftRight } from '@tabler/icons-react'
import { useFormats } from '#lib/formats'
import { classes } from '#ui/classes'
import { Icon } from '#ui/icon'
import { BareList, Row, Stack } from '#ui/layout'
import { RecordActions } from '#ui/row-actions'
import { Text, Title } from '#ui/text'
import { ChoiceChip } from '#ui/choice-chip'
import { useProgressWords } from '../words.ts'
import { differenceOf } from '../compare/comparison.ts'
import { PhotoThumb } from '../photo/photo-thumb.tsx'
import css from './list.module.css'
import { WeightDifference } from './weight-difference.tsx'

interface ProgressRowProps {
  progress: Progress
  /** The one before it in time, where it is known. */
  previous: Progress | undefined
  /** The client's own list says nothing of who wrote what they wrote. */
  isOwn: boolean
  choice: { isChosen: boolean; isFull: boolean; toggle: () => void } | undefined
  onOpen: (fileId: string) => void
  editHref: string | undefined
  onRemove: () => void
}

export function ProgressRow({ progress, previous, isOwn, choice, onOpen, editHref, onRemove }: ProgressRowProps) {
  const t = useProgressWords()
  const { day: dayOf, weight, weekday } = useFormats()
  const { day, kg, note, isByClient, addedBy, may } = progress
  const dayText = dayOf(day)
  const difference = previous && differenceOf(previous, progress).kg
  const author = isByClient ? t('byClient') : addedBy && t('byPerson', { name: addedBy })
  return (
    <li className={classes(css.row, choice?.isChosen && css.isChosen)}>
      <Stack align="start" gap={2} className={css.when}>
        <Title level={3} className={css.day}>
          <time dateTime={day}>{dayText}</time>
        </Title>
        <Text as="span" tone={3} className={css.weekday}>
          {weekday(day)}
        </Text>
        {kg !== null && (
          <Text size={20} className={css.kg}>
            {weight(kg)}
          </Text>
        )}
        {typeof difference === 'number' && <WeightDifference kg={difference} note={t('sincePrevious')} />}
      </Stack>
      <BareList className={css.photos}>
        {poses.map(pose => (
          <li key={pose}>
            <PhotoThumb progress={progress} pose={pose} day={dayText} onOpen={onOpen} />
          </li>
        ))}
      </BareList>
      {(note || (author && !isOwn)) && (
        <Stack gap={10} className={css.words}>
          {note && (
            <Text breaks className={css.note}>
              {note}
            </Text>
          )}
          {author && !isOwn && <Text tone={3}>{author}</Text>}
        </Stack>
      )}
      <Row gap={4} justify="end" className={css.tools}>
        {choice && (
          <ChoiceChip
            type="checkbox"
            checked={choice.isChosen}
            disabled={choice.isFull && !choice.isChosen}
            onChange={choice.toggle}
            aria-label={t('choose', { day: dayText })}
            className={css.choose}>
            <Icon of={IconArrowsLeftRight} size={18} />
            <span aria-hidden>{t('compare')}</span>
          </ChoiceChip>
        )}
        <RecordActions name={dayText} edit={may.update && editHref} remove={may.delete && onRemove} />
      </Row>
    </li>
  )
}
