import type { Operation } from '@allenio/contract/documents'
import type { VisitCells } from '@allenio/contract/visit-cells'
import type { VisitSettings } from '@allenio/contract/visit-settings'
import type { Output } from '@allenio/contract'
import type { getVisitBase, VisitContent, VisitSummary } from '@allenio/contract/visits'
import type { Sex } from './body-inputs.ts'
import { computeVisit } from './computed-visit.ts'
import { operationsWritingVisit } from './visit-document.ts'

interface VisitBeginning {
  /** The client's. */
  record: { sex: Sex | null; birthDate: string | null; heightCm: number | null }
  /** The last finished visit. */
  last: { [Fact in 'measurementType' | 'fatFormula' | 'metabolicFormula' | 'height']: VisitSummary[Fact] | null } | undefined
  settings: Pick<VisitSettings, 'fatFormula' | 'metabolicFormula'>
}

/** The cells that whoever begins a visit does not name: facts of the record, and what the last visit, or the business, goes by. */
function beginningCells({ record: { sex, birthDate, heightCm }, last, settings }: VisitBeginning): VisitCells {
  const height = heightCm ?? last?.height ?? null
  return {
    measurementType: last?.measurementType ?? 'FOLDS',
    fatFormula: last?.fatFormula ?? settings.fatFormula,
    metabolicFormula: last?.metabolicFormula ?? settings.metabolicFormula,
    ...(sex !== null && { sex }),
    ...(birthDate !== null && { birthDate }),
    ...(height !== null && { height: [height] }),
  }
}

/** The same from what a device has read of the client. */
export function beginningOfBase({ client, last, settings }: Output<typeof getVisitBase>): VisitBeginning {
  const computed = last && computeVisit({ ...last.content, ...last.content.measures })
  return { record: client, last: computed && 'summary' in computed ? computed.summary : undefined, settings }
}

interface NewVisit {
  id: string
  content: VisitContent
  beginning: VisitBeginning
  newId: () => string
}

/** A visit as it begins: the server makes it so, and until then the device on which it was begun. */
export function newVisit({ id, content, beginning, newId }: NewVisit): { cells: VisitCells; operations: Operation[] } {
  const { measures, laboratoryValues, ownFields, ...fields } = content
  return {
    cells: { ...beginningCells(beginning), ...fields, ...measures },
    operations: operationsWritingVisit(new Map(), { id, content: { measures: {}, laboratoryValues, ownFields }, newId }),
  }
}
