import type { Operation } from '@allenio/contract/documents'
import type { VisitCells } from '@allenio/contract/visit-cells'
import type { ProtocolId } from '@allenio/contract/visit-cells'
import type { VisitSettingsDetail } from '@allenio/contract/visit-settings'
import type { Output } from '@allenio/contract'
import type { getVisitBase, VisitContent, VisitSummary } from '@allenio/contract/visits'
import type { Sex } from './body-inputs.ts'
import { computeVisit } from './computed-visit.ts'
import { firstProtocol, missingOwnFields, protocolOfVisit } from './protocols.ts'
import { operationsWritingVisit } from './visit-document.ts'

interface VisitBeginning {
  /** The client's. */
  record: { sex: Sex | null; birthDate: string | null; heightCm: number | null }
  /** The last finished visit. */
  last: LastVisit | undefined
  settings: VisitSettingsDetail
}

type LastVisit = { [Fact in 'measurementType' | 'fatFormula' | 'metabolicFormula' | 'height']: VisitSummary[Fact] | null } & {
  protocol: ProtocolId | null
}

/** The cells that whoever begins a visit does not name: facts of the record, and what the last visit, or the business, goes by. */
function beginningCells({ record: { sex, birthDate, heightCm }, last, settings }: VisitBeginning): VisitCells {
  const height = heightCm ?? last?.height ?? null
  return {
    protocol: firstProtocol(settings, last?.protocol ?? undefined).id,
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
  return {
    record: client,
    last: computed && 'summary' in computed ? { ...computed.summary, protocol: last?.content.protocol ?? null } : undefined,
    settings,
  }
}

/** The questions of its protocol that a visit which begins does not ask yet. */
export function questionsOfVisit(
  { protocol, ownFields }: Pick<VisitContent, 'protocol' | 'ownFields'>,
  { last, settings }: VisitBeginning,
): { label: string }[] {
  const ownProtocol = protocolOfVisit(settings, { own: protocol, last: last?.protocol ?? undefined })
  return ownProtocol ? missingOwnFields(ownProtocol, ownFields).map(label => ({ label })) : []
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
