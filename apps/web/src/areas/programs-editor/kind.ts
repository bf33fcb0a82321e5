import { editProgram, getProgramDocument, listProgramCellChanges, listProgramSteps } from '@allenio/contract/programs'
import { isPossibleCell, programModel } from '@allenio/domain/programs'
import type { DocumentKind } from '#lib/documents'
import { useEditorWords } from './words.ts'

export const programDocument: DocumentKind = {
  kind: 'program',
  model: programModel,
  calls: {
    getDocument: getProgramDocument,
    editDocument: editProgram,
    listDocumentSteps: listProgramSteps,
    listCellChanges: listProgramCellChanges,
  },
  isPossible: isPossibleCell,
  title: () => useEditorWords.say('unsentTitle'),
}

/** The first place of a program that the device keeps for each person: how they look at it. */
export const views = ['rows', 'columns'] as const
export type EditorView = (typeof views)[number]
