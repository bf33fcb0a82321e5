import type { Input } from '@allenio/contract'
import { createVisit } from '@allenio/contract/visits'
import { rowsOfNewDocument, writtenCells } from '@allenio/domain/documents'
import { newId } from '@allenio/domain/ids'
import { anamnesisOfVisit, beginningOfBase, newVisit, visitModel } from '@allenio/domain/visits'
import { createDocument } from '#lib/documents'
import { visitDocument, type VisitBase } from '../visit-document.ts'
import { useEditorWords } from '../words.ts'

type NewVisit = Input<typeof createVisit> & { id: string }

/** Begins a visit on this device, as the server will begin it from the same input. It goes to the server as soon as there is a network. */
export function createVisitHere(input: NewVisit, base: VisitBase) {
  const { id, clientId: _clientId, isDraft: _isDraft, isShared: _isShared, ...fields } = input
  const content = { measures: {}, laboratoryValues: [], ownFields: [], ...fields }
  const beginning = beginningOfBase(base)
  const answers = anamnesisOfVisit(content, beginning)
  // with ids of this device, so that what is answered here stays theirs
  const anamnesis = { ...answers, ownFields: answers.ownFields.map(field => ({ id: newId(), ...field })) }
  const { cells, operations } = newVisit({ id, content: { ...content, ...anamnesis }, beginning, newId })
  const rows = rowsOfNewDocument(visitModel, { id, cells: writtenCells(cells), operations })
  const title = useEditorWords.say('visitOf', { name: base.client.name })
  return createDocument(visitDocument, { id, endpoint: createVisit, input: { ...input, ...anamnesis }, rows, title })
}
