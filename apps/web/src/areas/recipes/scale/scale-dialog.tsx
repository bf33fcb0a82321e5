import { recipeLimits } from '@allenio/contract/recipes'
import { useState } from 'react'
import { useFormats } from '#lib/formats'
import { DecimalField, decimalOf } from '#ui/decimal-field'
import { SubmitModal } from '#ui/form'
import { SegmentedControl } from '#ui/segmented-control'
import { Text } from '#ui/text'
import { scaleBases } from './scaled-values.ts'
import type { ScaleBasis, Scaling } from './scaled-values.ts'
import { useScaleWords } from './words.ts'

interface ScaleDialogProps {
  /** The present figures of the recipe; null where one is not known. */
  present: Readonly<Record<ScaleBasis, number | null>>
  onScale: (scaling: Scaling) => void
  onClose: () => void
}

const limits = { portions: recipeLimits.portions, grams: recipeLimits.yieldGrams, kcal: 1_000_000 } as const
const steps = { portions: 1, grams: 50, kcal: 50 } as const
const largestFactor = 100

/** More or less of everything: for other portions, for a weight, or for a portion's energy. */
export function ScaleDialog({ present, onScale, onClose }: ScaleDialogProps) {
  const t = useScaleWords()
  const { decimal } = useFormats()
  const bases = scaleBases.filter(each => (present[each] ?? 0) > 0)
  const [basis, setBasis] = useState<ScaleBasis>('portions')
  const [typed, setTyped] = useState<string>()
  const before = present[basis] ?? 0
  const text = typed ?? String(Math.round(before))
  const target = decimalOf(text, 0)
  const factor = target === undefined || before === 0 ? undefined : target / before
  const isFine = factor !== undefined && factor > 0 && factor <= largestFactor && (target ?? 0) <= limits[basis]
  const take = () => {
    if (!isFine || target === undefined) return
    onScale({ basis, wanted: target, factor })
    onClose()
  }
  return (
    <SubmitModal title={t('title')} text={t('text')} save={t('scale')} maySave={isFine && factor !== 1} onClose={onClose} onSubmit={take}>
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
    </SubmitModal>
  )
}
