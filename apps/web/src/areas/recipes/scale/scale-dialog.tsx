import { recipeLimits } from '@allenio/contract/recipe-fields'
import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { useFormats } from '#lib/formats'
import { Button } from '#ui/button'
import { DecimalField, decimalOf } from '#ui/decimal-field'
import { Stack } from '#ui/layout'
import { Modal } from '#ui/modal'
import { SegmentedControl } from '#ui/segmented-control'
import { Text } from '#ui/text'
import { useWords } from '#ui/words'
import { scaleBases } from './scaled-values.ts'
import type { ScaleBasis, Scaling } from './scaled-values.ts'
import { useScaleWords } from './words.ts'

interface ScaleDialogProps {
  /** The present figures of the recipe; null where one is not known. */
  present: Readonly<Record<ScaleBasis, number | null>>
  onScale: (scaling: Scaling) => void
  onClose: () => void
}

const formId = 'scale-recipe'
const limits = { portions: recipeLimits.portions, grams: recipeLimits.yieldGrams, kcal: 1_000_000 } as const
const steps = { portions: 1, grams: 50, kcal: 50 } as const
const largestFactor = 100

/** More or less of everything: for other portions, for a weight, or for a portion's energy. */
export function ScaleDialog({ present, onScale, onClose }: ScaleDialogProps) {
  const t = useScaleWords()
  const words = useWords()
  const { decimal } = useFormats()
  const bases = scaleBases.filter(each => (present[each] ?? 0) > 0)
  const [basis, setBasis] = useState<ScaleBasis>('portions')
  const [typed, setTyped] = useState<string>()
  const before = present[basis] ?? 0
  const text = typed ?? String(Math.round(before))
  const target = decimalOf(text, 0)
  const factor = target === undefined || before === 0 ? undefined : target / before
  const isFine = factor !== undefined && factor > 0 && factor <= largestFactor && (target ?? 0) <= limits[basis]
  const take = (event: SubmitEvent) => {
    event.preventDefault()
    // the recipe's own form is around this one
    event.stopPropagation()
    if (!isFine || target === undefined) return
    onScale({ basis, wanted: target, factor })
    onClose()
  }
  return (
    <Modal
      opened
      size="small"
      title={t('title')}
      text={t('text')}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button kind="primary" type="submit" form={formId} disabled={!isFine || factor === 1}>
            {t('scale')}
          </Button>
        </>
      }>
      <form id={formId} onSubmit={take} noValidate>
        <Stack gap={16}>
          <SegmentedControl
            wide
            label={t('by')}
            options={bases.map(value => ({ value, label: t(value) }))}
            value={basis}
            onChange={next => {
              setBasis(next)
              setTyped(undefined)
            }}
          />
          <DecimalField
            isFirst
            label={t(`${basis}Label`)}
            value={text}
            onChange={setTyped}
            step={steps[basis]}
            min={1}
            max={limits[basis]}
            decimals={0}
            {...(basis !== 'portions' && { unit: basis === 'grams' ? 'g' : 'kcal' })}
            error={isFine ? undefined : t('tooFar', { max: largestFactor })}
          />
          <Text tone={2} as="output">
            {isFine ? t('preview', { factor: decimal(factor, { most: 2 }) }) : ' '}
          </Text>
        </Stack>
      </form>
    </Modal>
  )
}
