import { removeTrainingMaximum, updateTrainingMaxima, type TrainingMaximum } from '@allenio/contract/training-maxima'
import { rowBounds } from '@allenio/contract/row-bounds'
import { IconX } from '@tabler/icons-react'
import { useState, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react'
import { useCall } from '#lib/api'
import { useFormats } from '#lib/formats'
import { Button } from '#ui/button'
import { DecimalField, decimalOf, useDecimalText } from '#ui/decimal-field'
import { IconButton } from '#ui/icon-button'
import { Row, Stack } from '#ui/layout'
import { Text } from '#ui/text'
import { toast } from '#ui/toast'
import css from './maxima.module.css'
import { useMaximumSource } from './maximum-source.ts'
import { useMaximaWords } from './words.ts'

interface MaximumRowProps {
  clientId: string
  maximum: TrainingMaximum
  stepKg: number
  mayUpdate: boolean
  /** What stands below it, such as its increase. */
  children?: ReactNode
}

const leastKg = 1

/** One lift with its training maximum: typed and stored when the field is left, or taken over as it is suggested. */
export function MaximumRow({ clientId, maximum, stepKg, mayUpdate, children }: MaximumRowProps) {
  const t = useMaximaWords()
  const { weight } = useFormats()
  const textOf = useDecimalText()
  const sourceOf = useMaximumSource()
  const [typed, setTyped] = useState<string>()
  const [isWrong, setWrong] = useState(false)
  const saved = () => {
    setTyped(undefined)
    toast({ type: 'success', id: 'training maximum', text: t('saved') })
  }
  const update = useCall(updateTrainingMaxima, { onSuccess: saved })
  const remove = useCall(removeTrainingMaximum, {
    onSuccess: () => {
      setTyped(undefined)
      toast({ type: 'success', id: 'training maximum', text: t('removed') })
    },
  })
  const { key, exercise, current, suggested, earlier } = maximum
  const shownMaximum = current ?? suggested
  const shownText = shownMaximum ? textOf(shownMaximum.kg) : ''
  const typedText = typed?.trim() ?? ''
  const typedKg = decimalOf(typedText)
  const isChanged = typedText !== '' && typedText !== shownText
  const store = () => {
    const isPossible = typedKg !== undefined && typedKg >= leastKg && typedKg <= rowBounds.kg.most
    setWrong(isChanged && !isPossible)
    if (!isChanged) setTyped(undefined)
    else if (isPossible && !update.isPending) update.mutate({ id: clientId, maxima: [{ exercise, kg: Math.round(typedKg * 100) / 100 }] })
  }
  const facts = [
    shownMaximum && sourceOf(shownMaximum),
    !current && suggested && t('notSet'),
    current && earlier[0] && t('before', { kg: weight(earlier[0].kg) }),
  ].filter(Boolean)
  const storeByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    store()
  }
  const storeOnLeaving = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) store()
  }
  return (
    <li className={css.row}>
      <Stack gap={2} grow className={css.words}>
        <Text weight={600} breaks>
          {exercise.name}
        </Text>
        <Text size="small" tone={shownMaximum ? 2 : 'attention'} figures>
          {shownMaximum ? facts.join(' · ') : t('missing')}
        </Text>
        {children}
      </Stack>
      {mayUpdate ? (
        <Row gap={6} align="start" wrap>
          {!current && suggested && !isChanged && (
            <Button
              aria-label={t('confirmOf', { kg: weight(suggested.kg), exercise: exercise.name })}
              isBusy={update.isPending}
              onClick={() => update.mutate({ id: clientId, maxima: [{ exercise, kg: null }] })}>
              {t('confirm', { kg: weight(suggested.kg) })}
            </Button>
          )}
          {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Enter would send the form around it */}
          <div className={css.field} onKeyDown={storeByEnter} onBlur={storeOnLeaving}>
            <DecimalField
              label={t('kgOf', { exercise: exercise.name })}
              labelHidden
              value={typed ?? shownText}
              unit="kg"
              step={stepKg}
              min={leastKg}
              max={rowBounds.kg.most}
              decimals={2}
              error={isWrong ? t('wrong', { least: leastKg, most: rowBounds.kg.most }) : undefined}
              onChange={setTyped}
            />
            {isChanged && (
              <Button isBusy={update.isPending} onClick={store}>
                {t('save')}
              </Button>
            )}
          </div>
          {current && !isChanged && (
            <IconButton
              label={t('remove', { exercise: exercise.name })}
              icon={IconX}
              isBusy={remove.isPending}
              onClick={() => remove.mutate({ id: clientId, key })}
            />
          )}
        </Row>
      ) : (
        shownMaximum && (
          <Text weight={600} figures>
            {weight(shownMaximum.kg)}
          </Text>
        )
      )}
    </li>
  )
}
