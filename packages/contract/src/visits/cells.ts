import { z } from 'zod'
import { sexes } from '../clients/clients.ts'
import { CellId, Day } from '../lists.ts'
import { activityLevels, energyRanges, invalidFormula, metabolicFormulas } from '../macros/energy-fields.ts'
import { anamnesisFields, type AnamnesisField } from './anamnesis.ts'
import { bodyFatFormulas, measurementTypes, readyProtocols } from './fields.ts'
import {
  acceptedShares,
  cellsOfMeasure,
  measureKeys,
  mostReadings,
  visitMeasures,
  type MeasureCell,
  type Range,
  type VisitMeasure,
} from './measures.ts'

// The cells of the rows of a visit. A cell without a value is absent; what follows from the cells is computed when a visit is finished.

export const visitLimits = { text: 2_000, name: 120, laboratoryValue: 60, unit: 40, laboratoryValues: 60, ownFields: 20 } as const

const name = z.string().trim().max(visitLimits.name)
// an edit of one text stays small
const text = z.string().trim().max(visitLimits.text)
const share = ({ min, max }: Range) => z.number().min(min).max(max)

/** A visit asks this before it measures. */
export const anamnesisShape = Object.fromEntries(anamnesisFields.map(field => [field, text.optional()])) as Record<
  AnamnesisField,
  z.ZodOptional<typeof text>
>

/** A ready-made protocol, or one of the business's own, which may have been deleted. */
export const ProtocolId = z.union([z.enum(readyProtocols), CellId])
export type ProtocolId = z.output<typeof ProtocolId>

export const VisitFields = z.object({
  takenOn: Day.optional(),
  measurementType: z.enum(measurementTypes).optional(),
  /** The protocol names the sites and their order. */
  protocol: ProtocolId.optional(),
  /** The formulas whose results count. */
  fatFormula: z.enum(bodyFatFormulas, invalidFormula).optional(),
  metabolicFormula: z.enum(metabolicFormulas, invalidFormula).optional(),
  activityLevel: z.enum(activityLevels).optional(),
  /** As the client's record had them, so that a correction of the record changes no visit. */
  sex: z.enum(sexes).optional(),
  birthDate: Day.optional(),
  /** Percent of the weight, and kcal a day, where they were typed. */
  typedFatMassPerc: share(acceptedShares.fat).optional(),
  typedFatFreeMassPerc: share(acceptedShares.lean).optional(),
  typedBmr: share(energyRanges.bmr).optional(),
  /** Which one measured the impedance. */
  device: name.optional(),
  ...anamnesisShape,
  /** The survey answer of the client that the anamnesis has taken over. */
  clientAnswerId: CellId.optional(),
  /** The client reads it. */
  note: text.optional(),
  /** The client never reads it. */
  privateNote: text.optional(),
  nextVisitOn: Day.optional(),
})
export type VisitFields = z.output<typeof VisitFields>

/** One to three readings in the unit of the measure, or of a part of the body in percent of its weight. */
export type Readings = number[] | { percent: number[] }

const readingsIn = ({ min, max }: Range) => z.array(z.number().min(min).max(max)).min(1).max(mostReadings)

const readingsOf = ({ accepted, percent }: VisitMeasure): z.ZodType<Readings, Readings> =>
  percent ? z.union([readingsIn(accepted), z.strictObject({ percent: readingsIn(percent.accepted) })]) : readingsIn(accepted)

type MeasureShape = Record<MeasureCell, z.ZodOptional<z.ZodType<Readings, Readings>>>

// each name is a cell of the table, which the compiler takes for any text
const measureShape = Object.fromEntries(
  measureKeys.flatMap(key => cellsOfMeasure[key].map(cell => [cell, readingsOf(visitMeasures[key]).optional()])),
) as MeasureShape

export const VisitReadings = z.object(measureShape)
export type VisitReadings = z.output<typeof VisitReadings>

export const VisitCells = z.object({ ...VisitFields.shape, ...measureShape })
export type VisitCells = z.output<typeof VisitCells>

export const LaboratoryCells = z.object({
  name: name.optional(),
  /** As the laboratory writes it: '0,5', '< 10', 'negative'. */
  value: z.string().trim().max(visitLimits.laboratoryValue).optional(),
  unit: z.string().trim().max(visitLimits.unit).optional(),
  day: Day.optional(),
})
export type LaboratoryCells = z.output<typeof LaboratoryCells>

/** A question of the business's own. */
export const OwnFieldCells = z.object({ label: name.optional(), text: text.optional() })
export type OwnFieldCells = z.output<typeof OwnFieldCells>

/** The cells of each type of rows. */
export const visitCellsByType = { visit: VisitCells, 'laboratory value': LaboratoryCells, 'own field': OwnFieldCells } as const
