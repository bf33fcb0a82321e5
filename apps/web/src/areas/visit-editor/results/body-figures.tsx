import { desirableWeightFormulas } from '@allenio/contract/energy-fields'
import {
  bodyMassIndex,
  bodyOfVisit,
  bodySurface,
  bodyWater,
  desirableWeight,
  healthyWeights,
  navyBodyFat,
  waistToHeight,
  waistToHips,
  type BodyInputs,
} from '@allenio/domain/visits'
import { useFormats } from '#lib/formats'
import { useStored } from '#lib/store'
import { BareList, Row, Stack } from '#ui/layout'
import { Text, Title } from '#ui/text'
import { useEditor } from '../session.ts'
import css from './results.module.css'
import { useResultWords } from './words.ts'

/** Index, weights, ratios, surface and water stand beside the formulas, and are never the visit's fat. */
export function BodyFigures() {
  const t = useResultWords()
  const lines = useLines()
  if (lines.length === 0) return null
  return (
    <Stack as="section" gap={8} aria-label={t('body')}>
      <Title level={3}>{t('body')}</Title>
      <BareList as="dl">
        {lines.map(({ label, value, note }) => (
          <Row key={label} justify="between" align="baseline" gap={12} className={css.line}>
            <Text as="dt" tone={2}>
              {label}
            </Text>
            <Text as="dd" figures className={css.fact}>
              {value}
              {note !== undefined && (
                <Text as="span" size="small" tone={3}>
                  {' '}
                  {note}
                </Text>
              )}
            </Text>
          </Row>
        ))}
      </BareList>
    </Stack>
  )
}

interface Line {
  label: string
  value: string
  note?: string | undefined
}

function useLines(): Line[] {
  const t = useResultWords()
  const { decimal, percent, weight } = useFormats()
  const { cells, measured } = useStored(useEditor().settled)
  const girth = (key: 'neck' | 'waist' | 'navel' | 'hips') => measured[key]?.value ?? null
  const body: BodyInputs = {
    ...bodyOfVisit(cells, measured),
    ...Object.fromEntries((['neck', 'waist', 'navel', 'hips'] as const).map(key => [key, girth(key)])),
  }
  const index = bodyMassIndex(body)
  const healthy = healthyWeights(body)
  const desirable = desirableWeightFormulas.flatMap(formula => {
    const result = desirableWeight(formula, body)
    return 'kg' in result ? [result.kg] : []
  })
  const hips = waistToHips(body)
  const height = waistToHeight(body)
  const navy = navyBodyFat(body)
  const surface = bodySurface(body)
  const water = bodyWater(body)
  const between = (from: number, to: number) => t('between', { from: decimal(from, { most: 1 }), to: weight(to, { most: 1 }) })
  const ratio = (found: typeof hips | typeof height) => ('ratio' in found ? decimal(found.ratio, { most: 2 }) : undefined)
  const raised = (found: typeof hips | typeof height) => ('ratio' in found && found.isRaised ? t('raised') : undefined)
  const isChild = 'error' in healthy
  const lines: (Partial<Line> & { label: string })[] = [
    {
      label: t('bmi'),
      value: 'bmi' in index ? decimal(index.bmi, { most: 1 }) : undefined,
      note: 'bmi' in index && index.bodyMassClass !== null ? t(`bmi_${index.bodyMassClass}`) : isChild ? t('noClasses') : undefined,
    },
    { label: t('healthy'), value: 'from' in healthy ? between(healthy.from, healthy.to) : undefined },
    {
      label: t('desirable'),
      value: desirable.length > 0 && !isChild ? between(Math.min(...desirable), Math.max(...desirable)) : undefined,
    },
    { label: t('waistToHips'), value: ratio(hips), note: raised(hips) },
    { label: t('waistToHeight'), value: ratio(height), note: raised(height) },
    { label: t('navy'), value: 'fatMassPerc' in navy ? percent(Number(navy.fatMassPerc)) : undefined },
    { label: t('surface'), value: 'squareMetres' in surface ? `${decimal(surface.squareMetres, { most: 2 })} m²` : undefined },
    { label: t('water'), value: 'litres' in water ? `${decimal(water.litres, { most: 1 })} l` : undefined },
  ]
  return lines.flatMap(({ label, value, note }) => (value === undefined ? [] : [{ label, value, note }]))
}
