import { removeTrainingMaximum, updateTrainingMaxima, type TrainingMaximum } from '@allenio/contract/programs'
import { rowBounds } from '@allenio/contract/row-bounds'
import { IconX } from '@tabler/icons-react'
import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { useCall } from '#lib/api'
import { useFormats } from '#lib/formats'
import { Button } from '#ui/button'
import { DecimalField, decimalOf, useDecimalText } from '#ui/decimal-field'
import { IconButton } from '#ui/icon-button'
import { Row } from '#ui/layout'
import { toast } from '#ui/toast'
import css from './maxima.module.css'
import { useMaximaWords } from './words.ts'

interface MaximumFieldsProps {
  clientId: string
  maximum: TrainingMaximum
  stepKg: number
  isNew: boolean
}

const leastKg = 1

/** A training maximum is stored when its field is left, or taken over as it is suggested. */
export function MaximumFields({ clientId, maximum: { key, exercise, current, suggested }, stepKg, isNew }: MaximumFieldsProps) {
  const t = useMaximaWords()
  const { weight } = useFormats()
  const textOf = useDecimalText()
  const [typed, setTyped] = useState<string>()
  const [isWrong, setWrong] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isNew) field.current?.focus()
  }, [isNew])
  const show = (text: string) => {
    setTyped(undefined)
    toast({ type: 'success', id: 'training maximum', text })
  }
  const update = useCall(updateTrainingMaxima, { onSuccess: () => show(t('saved')) })
  const remove = useCall(removeTrainingMaximum, { onSuccess: () => show(t('removed')) })
  const kgNow = (current ?? suggested)?.kg
  const textNow = kgNow === undefined ? '' : textOf(kgNow)
  const typedText = typed?.trim() ?? ''
  const typedKg = decimalOf(typedText)
  const isChanged = typedText !== '' && typedText !== textNow
  const store = () => {
    const isPossible = typedKg !== undefined && typedKg >= leastKg && typedKg <= rowBounds.kg.most
    setWrong(isChanged && !isPossible)
    if (!isChanged) setTyped(undefined)
    else if (isPossible && !update.isPending) update.mutate({ id: clientId, maxima: [{ exercise, kg: Math.round(typedKg * 100) / 100 }] })
  }
  const storeByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    store()
  }
  const storeOnLeaving = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) store()
  }
  return (
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
          ref={field}
          label={t('kgOf', { exercise: exercise.name })}
          labelHidden
          value={typed ?? textNow}
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
  )
}
