import { foldFields, type VisitReadings, type BodyFatFormulaName, type MeasureCell } from '@allenio/contract/visits'
import { bodyFat, type Sex } from '@allenio/domain/visits'

export interface DemoBody {
  sex: Sex
  age: number
  kg: number
  heightCm: number
  /** Where the person's metrics have it, as they have it. */
  fatPerc?: number | undefined
  girths: Partial<Record<'waist' | 'hips' | 'arms', number>>
}

/** In mm and in the order of the fields, of a body of middle thickness. */
const foldsOf = { female: [20, 10, 17, 19, 24, 28, 18, 15, 11], male: [11, 5, 14, 16, 20, 14, 9, 12, 9] } as const satisfies Record<
  Sex,
  readonly number[]
>

/** cm, by the body mass index: of each its share and what is added. */
const girthsOf = {
  female: { waist: [2.2, 22], hips: [1.75, 55], arms: [0.75, 9], legs: [1.3, 23] },
  male: { waist: [2.5, 24], hips: [1.5, 60], arms: [0.9, 11], legs: [1.3, 24] },
} as const satisfies Record<Sex, Record<string, readonly [number, number]>>

const bodyMass = ({ kg, heightCm }: DemoBody): number => kg / (heightCm / 100) ** 2

/** Deurenberg, 1991; children have an equation of their own. */
function fatPercOf(body: DemoBody): number {
  if (body.fatPerc !== undefined) return body.fatPerc
  const [index, isMale] = [bodyMass(body), body.sex === 'male' ? 1 : 0]
  return body.age < 16 ? 1.51 * index - 0.7 * body.age - 3.6 * isMale + 1.4 : 1.2 * index + 0.23 * body.age - 10.8 * isMale - 5.4
}

const inSteps = (value: number, step: number): number => Number((Math.round(value / step) * step).toFixed(2))

/** Folds as a caliper reads them, so thick that the formula finds the fat of this body. */
export function demoFolds(body: DemoBody, formula: BodyFatFormulaName, roll: () => number): VisitReadings {
  const targetPerc = fatPercOf(body)
  const thicknessAt = (scale: number) => Object.fromEntries(foldFields.map((name, at) => [name, (foldsOf[body.sex][at] ?? 0) * scale]))
  const fatAt = (scale: number): number => {
    const shares = bodyFat(formula, { ...thicknessAt(scale), gender: body.sex, age: body.age })
    return 'fatMassPerc' in shares ? Number(shares.fatMassPerc) : 0
  }
  let [low, high] = [0.2, formula === 'LOHMAN' ? 1.4 : 2.4]
  for (let step = 0; step < 20; step += 1) {
    const middle = (low + high) / 2
    if (fatAt(middle) < targetPerc) low = middle
    else high = middle
  }
  return Object.fromEntries(
    Object.entries(thicknessAt(low)).map(([name, mm]) => {
      const first = inSteps(mm, 0.2)
      return [name, [first, inSteps(first * (1 + (roll() - 0.5) * 0.04), 0.2)]]
    }),
  )
}

export function demoGirths(body: DemoBody): VisitReadings {
  const index = bodyMass(body)
  const { waist, hips, arms, legs } = girthsOf[body.sex]
  const size = body.heightCm / (body.sex === 'female' ? 165 : 178)
  const cm = ([share, rest]: readonly [number, number]) => (share * index + rest) * Math.sqrt(size)
  const ownGirths = body.girths
  const [arm, leg] = [ownGirths.arms ?? cm(arms), cm(legs)]
  return {
    waist: [inSteps(ownGirths.waist ?? cm(waist), 0.1)],
    hips: [inSteps(ownGirths.hips ?? cm(hips), 0.1)],
    ...sidesOf('arms', arm),
    ...sidesOf('legs', leg),
  }
}

/** The right one is a little thicker; both together make the value. */
const sidesOf = (limb: 'arms' | 'legs', cm: number): VisitReadings => {
  const cells: Partial<Record<MeasureCell, number[]>> = {
    [`${limb}.left`]: [inSteps(cm - 0.2, 0.1)],
    [`${limb}.right`]: [inSteps(cm + 0.2, 0.1)],
  }
  return cells
}

/** As a device prints it: the lean body holds 73 % of water. */
export function demoBioimpedance(body: DemoBody): VisitReadings {
  const fat = inSteps(fatPercOf(body), 0.1)
  const lean = 100 - fat
  const water = lean * 0.73
  const leanKg = (body.kg * lean) / 100
  return {
    // the current meets less in a body that holds more water: Kushner's equation, turned round
    resistance: [Math.round((0.59 * body.heightCm ** 2) / ((body.kg * water) / 100 - 0.065 * body.kg - 0.04))],
    reactance: [inSteps(lean * 1.35 - 31, 0.1)],
    'fat-mass': { percent: [fat] },
    'lean-mass': { percent: [inSteps(lean, 0.1)] },
    'muscle-mass': [inSteps(leanKg * 0.72, 0.1)],
    'bone-mass': [inSteps(leanKg * 0.055, 0.1)],
    'total-water': { percent: [inSteps(water, 0.1)] },
    'extracellular-water': { percent: [inSteps(water * 0.43, 0.1)] },
    'intracellular-water': { percent: [inSteps(water * 0.57, 0.1)] },
    'cell-mass': [inSteps(leanKg * 0.53, 0.1)],
    'visceral-level': [Math.max(1, Math.round(bodyMass(body) / 4 - 1))],
    'device-bmr': [Math.round(370 + 21.6 * leanKg)],
  }
}
