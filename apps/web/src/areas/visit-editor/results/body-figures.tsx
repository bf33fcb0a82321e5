import { desirableWeightFormulas } from '@allenio/contract/energy-fields'
import {
  bodyMassIndex,
  bodyOfVisit,
  bodySurface,
  bodyWater,
  desirableWeight,
  energyFormulaNames,
  healthyWeights,
  isChild,
  navyBodyFat,
  waistToHeight,
  waistToHips,
  type BodyInputs,
} from '@allenio/domain/visits'
import { useFormats } from '#lib/formats'
import { lazyPart } from '#lib/lazy-part'
import { useStored } from '#lib/store'
import { Disclosure } from '#ui/disclosure'
import { Stack } from '#ui/layout'
import { SkeletonLines } from '#ui/skeleton'
import { Title } from '#ui/text'
import { useEditor } from '../session.ts'
import { FigureList, type FigureLine } from './figure-list.tsx'
import { useResultWords } from './words.ts'

// targets stand with macros and weights, whose reads nobody needs for a fold
const Targets = lazyPart(() => import('./targets.tsx'), 'Targets', <SkeletonLines lines={2} />)

/** Index, weights, ratios, surface and water stand beside the formulas, and are never the visit's fat. */
export function BodyFigures() {
  const t = useResultWords()
  const body = useBody()
  const lines = useLines(body)
  return (
    <>
      {lines.some(({ value }) => value !== undefined) && (
        <Stack as="section" gap={8} aria-label={t('body')}>
          <Title level={3}>{t('body')}</Title>
          <FigureList lines={lines} />
          <DesirableWeights body={body} />
        </Stack>
      )}
      <Disclosure title={t('targets')}>
        <Targets />
      </Disclosure>
    </>
  )
}

function useBody(): BodyInputs {
  const { cells, measured } = useStored(useEditor().settled)
  const girths = (['neck', 'waist', 'navel', 'hips'] as const).map(key => [key, measured[key]?.value ?? null])
  return { ...bodyOfVisit(cells, measured), ...Object.fromEntries(girths) }
}

function useBetween(): (from: number, to: number) => string {
  const t = useResultWords()
  const { decimal, weight } = useFormats()
  return (from, to) => t('between', { from: decimal(from, { most: 1 }), to: weight(to, { most: 1 }) })
}

/** The formulas are far apart, and none of them is the truth: their range is in sight, and each is one press away. */
function DesirableWeights({ body }: { body: BodyInputs }) {
  const t = useResultWords()
  const { weight } = useFormats()
  const between = useBetween()
  // they were made for adults
  const weights = desirableWeightFormulas.flatMap(formula => {
    const result = desirableWeight(formula, body)
    return 'kg' in result && !isChild(body.age) ? [{ formula, kg: result.kg }] : []
  })
  if (weights.length === 0) return null
  const kilograms = weights.map(({ kg }) => kg)
  return (
    <Disclosure title={t('desirable')} sub={between(Math.min(...kilograms), Math.max(...kilograms))}>
      <FigureList lines={weights.map(({ formula, kg }) => ({ label: energyFormulaNames[formula], value: weight(kg, { most: 1 }) }))} />
    </Disclosure>
  )
}

function useLines(body: BodyInputs): FigureLine[] {
  const t = useResultWords()
  const { decimal, percent } = useFormats()
  const between = useBetween()
  const index = bodyMassIndex(body)
  const healthy = healthyWeights(body)
  const hips = waistToHips(body)
  const height = waistToHeight(body)
  const navy = navyBodyFat(body)
  const surface = bodySurface(body)
  const water = bodyWater(body)
  const ratio = (found: typeof hips | typeof height) => ('ratio' in found ? decimal(found.ratio, { least: 2, most: 2 }) : undefined)
  const raised = (found: typeof hips | typeof height) => ('ratio' in found && found.isRaised ? t('raised') : undefined)
  const bodyClass = 'bmi' in index && index.bodyMassClass
  return [
    {
      label: t('bmi'),
      value: 'bmi' in index ? decimal(index.bmi, { most: 1 }) : undefined,
      note: bodyClass ? t(`bmi_${bodyClass}`) : isChild(body.age) ? t('noClasses') : undefined,
    },
    { label: t('healthy'), value: 'from' in healthy ? between(healthy.from, healthy.to) : undefined },
    { label: t('waistToHips'), value: ratio(hips), note: raised(hips) },
    { label: t('waistToHeight'), value: ratio(height), note: raised(height) },
    { label: t('navy'), value: 'fatMassPerc' in navy ? percent(Number(navy.fatMassPerc)) : undefined },
    { label: t('surface'), value: 'squareMetres' in surface ? `${decimal(surface.squareMetres, { most: 2 })} m²` : undefined },
    { label: t('water'), value: 'litres' in water ? `${decimal(water.litres, { most: 1 })} l` : undefined },
  ]
}
