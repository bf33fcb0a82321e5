import { desirableWeightFormulas } from '@allenio/contract/macros'
import {
  bodyMassIndex,
  bodyOfVisit,
  bodySurface,
  bodyWater,
  desirableWeight,
  desirableWeightPopulation,
  energyFormulaNames,
  healthyWeights,
  isChild,
  navyBodyFat,
  waistToHeight,
  waistToHips,
  type BodyInputs,
} from '@allenio/domain/visits'
import { useFormats } from '#lib/formats'
import { useStored } from '#lib/store'
import { Disclosure } from '#ui/disclosure'
import { Stack } from '#ui/layout'
import { Text, Title } from '#ui/text'
import { useEditor } from '../session.ts'
import { FigureList, type FigureLine } from './figure-list.tsx'
import { useResultWords } from './words.ts'
import { Targets } from './targets.tsx'

/** Figures beside the formulas: index, weights, ratios, surface and water. None of them is the visit's body fat. */
export function BodyFigures() {
  const t = useResultWords()
  const body = useBody()
  const lines = useLines(body)
  return (
    <>
      <Stack as="section" gap={8} aria-label={t('body')}>
        <Title level={3}>{t('body')}</Title>
        <FigureList lines={lines} />
        <DesirableWeights body={body} />
      </Stack>
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

/** The desirable weights. The formulas differ widely, and none is the truth: their range is shown, and each is one press away. */
function DesirableWeights({ body }: { body: BodyInputs }) {
  const t = useResultWords()
  const { weight } = useFormats()
  const between = useBetween()
  const reasonOf = useReason()
  // all of these formulas were made for adults
  if (isChild(body.age)) return null
  const weights = desirableWeightFormulas.flatMap(formula => {
    const result = desirableWeight(formula, body)
    return 'kg' in result ? [{ formula, kg: result.kg }] : []
  })
  if (weights.length === 0) return <FigureList lines={[{ label: t('desirable'), ...reasonOf(desirableWeight('LORENTZ', body)) }]} />
  const kilograms = weights.map(({ kg }) => kg)
  const { min, max } = desirableWeightPopulation.heightCm
  const isOfPopulation = Number(body.height) >= min && Number(body.height) <= max
  return (
    <>
      <Disclosure title={t('desirable')} sub={between(Math.min(...kilograms), Math.max(...kilograms))}>
        <FigureList lines={weights.map(({ formula, kg }) => ({ label: energyFormulaNames[formula], value: weight(kg, { most: 1 }) }))} />
        <Text size="small" tone={3}>
          {t('desirableSource')}
        </Text>
      </Disclosure>
      {!isOfPopulation && (
        <Text size="small" tone="attention">
          {t('desirablePopulation', { min, max })}
        </Text>
      )}
    </>
  )
}

type Answer = ReturnType<
  | typeof bodyMassIndex
  | typeof healthyWeights
  | typeof waistToHips
  | typeof waistToHeight
  | typeof navyBodyFat
  | typeof bodySurface
  | typeof bodyWater
  | typeof desirableWeight
>

/** Says why there is no figure. */
function useReason(): (answer: Answer) => Pick<FigureLine, 'missing' | 'note'> {
  const t = useResultWords()
  return answer => {
    if ('missingValues' in answer) return { missing: answer.missingValues }
    if ('minimum' in answer) return { note: t('ageRange', { range: answer.minimum }) }
    return 'error' in answer ? { note: t('contradictoryGirths') } : {}
  }
}

const worldHealth = { index: 'WHO 2000', ratio: 'WHO 2008' } as const

function useLines(body: BodyInputs): FigureLine[] {
  const t = useResultWords()
  const { decimal, percent } = useFormats()
  const between = useBetween()
  const reasonOf = useReason()
  const index = bodyMassIndex(body)
  const healthy = healthyWeights(body)
  const hips = waistToHips(body)
  const height = waistToHeight(body)
  const navy = navyBodyFat(body)
  const surface = bodySurface(body)
  const water = bodyWater(body)
  const ratioOf = (found: typeof hips | typeof height) =>
    'ratio' in found
      ? { value: decimal(found.ratio, { least: 2, most: 2 }), note: found.isRaised ? t('raised') : undefined }
      : reasonOf(found)
  const ofAdults = isChild(body.age) ? t('forAdults') : undefined
  const bodyClass = 'bmi' in index && index.bodyMassClass
  const classText = bodyClass ? t(`bmi_${bodyClass}`) : isChild(body.age) ? t('noClasses') : undefined
  return [
    {
      label: t('bmi'),
      citation: worldHealth.index,
      ...('bmi' in index ? { value: decimal(index.bmi, { most: 1 }), note: classText } : reasonOf(index)),
    },
    {
      label: t('healthy'),
      citation: worldHealth.index,
      ...('from' in healthy ? { value: between(healthy.from, healthy.to) } : reasonOf(healthy)),
    },
    { label: t('waistToHips'), citation: worldHealth.ratio, ...ratioOf(hips) },
    { label: t('waistToHeight'), citation: 'Ashwell, Hsieh 2005', ...ratioOf(height) },
    {
      label: t('navy'),
      citation: 'Hodgdon, Beckett 1984',
      ...('fatMassPerc' in navy ? { value: percent(Number(navy.fatMassPerc)), note: ofAdults } : reasonOf(navy)),
    },
    {
      label: t('surface'),
      citation: 'Du Bois 1916',
      ...('squareMetres' in surface ? { value: `${decimal(surface.squareMetres, { most: 2 })} m²` } : reasonOf(surface)),
    },
    {
      label: t('water'),
      citation: 'Watson 1980',
      ...('litres' in water ? { value: `${decimal(water.litres, { most: 1 })} l`, note: ofAdults } : reasonOf(water)),
    },
  ]
}
