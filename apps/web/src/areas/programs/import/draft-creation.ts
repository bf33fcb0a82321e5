import type { Input, Output } from '@allenio/contract'
import { operationsAtOnce } from '@allenio/contract/documents'
import { editProgram, getProgramDocument, createProgram } from '@allenio/contract/programs'
import { newId } from '@allenio/domain/ids'
import { draftOperations } from '@allenio/domain/program-files'
import { call } from '#lib/api'
import type { ReadyProgram } from './use-program-file.ts'

type NewProgram = Output<typeof createProgram>

/** Creates one program, however often it is tried: a try that was broken off has left one, whose weeks the next try replaces. */
export function openCreation() {
  let created: NewProgram | undefined

  return async (input: Input<typeof createProgram>, { draft, exerciseOf }: ReadyProgram): Promise<NewProgram> => {
    created ??= await call(createProgram, input)
    const { id } = created
    const { rows, revision } = await call(getProgramDocument, { id })
    const target = { programId: id, isReplacing: true, newId, exerciseOf }
    const operations = draftOperations(new Map(rows.map(row => [row.id, row])), draft, target)
    const gestureId = newId()
    for (let at = 0; at < operations.length; at += operationsAtOnce) {
      const batch = { id: newId(), gestureId, kind: 'edit' as const, operations: operations.slice(at, at + operationsAtOnce) }
      // oxlint-disable-next-line no-await-in-loop -- rows go into weeks that the part before has made
      await call(editProgram, { id, base: revision, batches: [batch] })
    }
    return created
  }
}
