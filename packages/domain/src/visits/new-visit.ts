import type { Operation } from '@allenio/contract/documents'
import { anamnesisFields } from '@allenio/contract/visits'
import type {
  AnamnesisField,
  VisitCells,
  VisitSettingsDetail,
  getVisitBase,
  VisitContent,
  BodyFatFormulaName,
  Protocol,
} from '@allenio/contract/visits'
import type { Output } from '@allenio/contract'
import type { Sex } from './formulas/body-inputs.ts'
import { bodyFatReading } from './formulas/body-fat.ts'
import { measuredFigures } from './computed-visit.ts'
import { isAdultFormula } from './formulas/formula-warnings.ts'
import { metabolicReading } from './formulas/metabolic-rate.ts'
import { coversFormula, formulaOfProtocol } from './protocols/protocol-formula.ts'
import { ageOn } from '@allenio/domain/clients'
import type { MetabolicFormulaName } from '@allenio/contract/macros'
import { firstProtocol, missingOwnFields, protocolOfVisit } from './protocols/protocols.ts'
import { operationsWritingVisit } from './visit-document.ts'

interface VisitBeginning {
  /** Facts of the client's record. */
  record: { sex: Sex | null; birthDate: string | null; heightCm: number | null }
  /** The last finished visit. */
  last: LastVisit | undefined
  settings: VisitSettingsDetail
}

type LastVisit = Omit<VisitContent, 'measures' | 'laboratoryValues'> & VisitHeight

interface VisitHeight {
  heightCm: number | null
  /** The height in the client's record when the visit was written. */
  recordHeightCm: number | null
}

/** The best known height: the last visit's, unless somebody has corrected the record since. */
export const latestHeight = (recordHeightCm: number | null, last: VisitHeight | null | undefined): number | null =>
  recordHeightCm === null || recordHeightCm === last?.recordHeightCm ? (last?.heightCm ?? recordHeightCm) : recordHeightCm

/** Default cells of a new visit: facts of the record, and the choices of the last visit or the business. */
function beginningCells({ record, last, settings }: VisitBeginning, takenOn: string | undefined): VisitCells {
  const height = latestHeight(record.heightCm, last)
  const sex = record.sex ?? last?.sex
  const birthDate = record.birthDate ?? last?.birthDate
  const protocol = firstProtocol(settings, last?.protocol)
  const age = birthDate && takenOn !== undefined ? ageOn(birthDate, takenOn) : null
  return {
    protocol: protocol.id,
    measurementType: last?.measurementType ?? 'FOLDS',
    fatFormula: beginningFat({ wanted: last?.fatFormula ?? settings.fatFormula, protocol, sex, age }),
    metabolicFormula: beginningRate(last?.metabolicFormula ?? settings.metabolicFormula, age),
    ...(last?.activityLevel && { activityLevel: last.activityLevel }),
    ...(last?.device !== undefined && { device: last.device }),
    ...(sex && { sex }),
    ...(birthDate && { birthDate }),
    ...(height !== null && { height: [height] }),
  }
}

interface FatChoice {
  wanted: BodyFatFormulaName
  protocol: Pick<Protocol, 'measures'>
  sex: Sex | undefined
  age: number | null
}

/** The formula that a new visit begins with: one for youths for a child, and for everybody one that takes the folds of the protocol. */
function beginningFat({ wanted, protocol, sex, age }: FatChoice): BodyFatFormulaName {
  const fitting = isAdultFormula(bodyFatReading(wanted), { age }) ? 'LOHMAN' : wanted
  return coversFormula(protocol, fitting, sex) ? fitting : (formulaOfProtocol(protocol, { sex, current: fitting }) ?? fitting)
}

/** The metabolic formula that a new visit begins with: Molnar's for children, because its bands begin at three years. */
const beginningRate = (wanted: MetabolicFormulaName, age: number | null): MetabolicFormulaName =>
  wanted !== 'MANUAL' && isAdultFormula(metabolicReading(wanted), { age }) ? 'MOLNAR' : wanted

type Base = Output<typeof getVisitBase>

/** The beginning of a visit from the client's data, on the server or on a device. */
export function beginningOfBase({ client, last, settings }: { client: VisitBeginning['record'] } & Pick<Base, 'last' | 'settings'>) {
  return {
    record: client,
    last: last
      ? { ...last.content, heightCm: measuredFigures(last.content.measures).height?.value ?? null, recordHeightCm: last.recordHeightCm }
      : undefined,
    settings,
  } satisfies VisitBeginning
}

// a recall of 24 hours and the reason belong to one visit and are asked anew
const answersOfOneDay: readonly AnamnesisField[] = ['reason', 'dayRecall']
const lastingAnswers = anamnesisFields.filter(field => !answersOfOneDay.includes(field))

type Anamnesis = Pick<VisitContent, AnamnesisField | 'ownFields'>

/**
 * The anamnesis of a new visit: answers and own fields of the last one, unless the content names others, and the questions of its protocol.
 * Measures, notes and laboratory values are not copied, because they belong to one day.
 */
export function anamnesisOfVisit(content: VisitContent, { last, settings }: VisitBeginning): Anamnesis {
  const answers = lastingAnswers.map(field => [field, content[field] ?? last?.[field]] as const)
  const ownFields = content.ownFields.length > 0 ? content.ownFields : (last?.ownFields ?? []).map(({ label, text }) => ({ label, text }))
  const ownProtocol = protocolOfVisit(settings, { own: content.protocol, last: last?.protocol })
  const questions = ownProtocol ? missingOwnFields(ownProtocol, ownFields).map(label => ({ label })) : []
  return { ...Object.fromEntries(answers.filter(([, text]) => text !== undefined)), ownFields: [...ownFields, ...questions] }
}

interface NewVisit {
  id: string
  content: VisitContent
  beginning: VisitBeginning
  newId: () => string
}

/** Makes a new visit. A device makes it alike while it has no network, so that the server gets the same one later. */
export function newVisit({ id, content, beginning, newId }: NewVisit): { cells: VisitCells; operations: Operation[] } {
  const { measures, laboratoryValues, ownFields, ...fields } = content
  return {
    cells: { ...beginningCells(beginning, content.takenOn), ...fields, ...measures },
    operations: operationsWritingVisit(new Map(), { id, content: { measures: {}, laboratoryValues, ownFields }, newId }),
  }
}
