import { z } from 'zod'
import { endpoint, type Access, type Thing } from './endpoint.ts'
import type { ErrorCode } from './errors.ts'
import { idInput, largestInteger, Timestamp } from './lists.ts'

// A document is what several people edit for long: a tree of rows with cells. Areas declare theirs (see docs/documents.md).

export const operationsAtOnce = 1_000
export const batchesAtOnce = 50
/** The rows of one document, without those that are deleted: a year of two workouts a day has half as many. */
export const documentRowsAtMost = 20_000
/** Steps that a person can undo in one document. */
export const undoSteps = 200
const placeMaxLength = 120

export type CellValue = string | number | boolean | null | readonly CellValue[] | { readonly [key: string]: CellValue }
export type Cells = Readonly<Record<string, CellValue>>

const deepestCell = 8

/** Bodies are JSON, so only their depth is left to judge: whoever reads a cell may go down into it. */
const isCellValue = (value: unknown, depth = 0): boolean =>
  typeof value !== 'object' || value === null || (depth < deepestCell && Object.values(value).every(each => isCellValue(each, depth + 1)))

export const CellValue = z.custom<CellValue>(value => value !== undefined && isCellValue(value))
const CellChanges = z.record(z.string().min(1).max(40), CellValue)
// without a zero at its end, which would be a second way to write the same fraction
const Place = z
  .string()
  .regex(/^[\dA-Za-z]*[1-9A-Za-z]$/)
  .max(placeMaxLength)

/** Cells were judged when they were written. */
const StoredCells = z.custom<Cells>(value => typeof value === 'object' && value !== null)

export const DocumentRow = z.object({
  id: z.uuid(),
  type: z.string().max(40),
  /** Null for the document itself. */
  parentId: z.uuid().nullable(),
  /** Orders the rows of one parent, compared by character; rows of one place are ordered by their ids. */
  place: Place,
  /** A cell without a value is absent. */
  cells: StoredCells,
  /** The row of the template that this row of a copy was made from. */
  originId: z.uuid().nullable(),
  isDeleted: z.boolean(),
})
export type DocumentRow = z.output<typeof DocumentRow>

/**
 * The parts of an edit. `was` is the guard of an undone step: what somebody else has changed since is left alone. A cell that is
 * set to null becomes absent.
 */
export const Operation = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('insert'),
    id: z.uuid(),
    type: z.string().max(40),
    parentId: z.uuid(),
    place: Place,
    cells: CellChanges,
    originId: z.uuid().optional(),
  }),
  z.object({ kind: z.literal('set'), id: z.uuid(), cells: CellChanges, was: CellChanges.optional() }),
  z.object({
    kind: z.literal('move'),
    id: z.uuid(),
    parentId: z.uuid(),
    place: Place,
    was: z.object({ parentId: z.uuid(), place: Place }).optional(),
  }),
  z.object({ kind: z.literal('delete'), id: z.uuid(), was: z.string().max(20).optional() }),
  z.object({ kind: z.literal('restore'), id: z.uuid() }),
])
export type Operation = z.output<typeof Operation>

/**
 * Why an operation had no effect: 'too many' where its parent is full, 'document full' where the whole document is. 'in deleted' has had
 * its effect, on a row that nobody sees.
 */
export const operationFaults = [
  'unknown row',
  'row exists',
  'wrong place',
  'too many',
  'document full',
  'in deleted',
  'changed since',
] as const
export const OperationFault = z.object({ index: z.int(), id: z.uuid(), reason: z.enum(operationFaults) })
export type OperationFault = z.output<typeof OperationFault>

/** One gesture, or a part of it that fits. `gestureId` of an undo or a redo names the gesture that is undone or redone. */
export const Batch = z.object({
  id: z.uuid(),
  gestureId: z.uuid(),
  kind: z.enum(['edit', 'undo', 'redo']),
  operations: z.array(Operation).min(1).max(operationsAtOnce),
})
export type Batch = z.output<typeof Batch>

/** A person's last gestures, oldest first: the operations undo one, or redo it where it is undone. */
export const DocumentStep = z.object({ gestureId: z.uuid(), isUndone: z.boolean(), operations: z.array(Operation) })
export type DocumentStep = z.output<typeof DocumentStep>

export const DocumentState = z.object({
  revision: z.int(),
  /** All rows, or those that have changed since the revision that was asked about. */
  isWhole: z.boolean(),
  rows: z.array(DocumentRow),
})
export type DocumentState = z.output<typeof DocumentState>

/** A gesture that has set cells of a row, or undone that: the values before and after. */
export const CellChange = z.object({
  id: z.uuid(),
  at: Timestamp,
  kind: z.enum(['edit', 'undo', 'redo']),
  /** Null where a member who has left made it, or nobody in person. */
  author: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  cells: z.array(z.object({ cell: z.string(), from: CellValue, to: CellValue })),
})
export type CellChange = z.output<typeof CellChange>

/** More than these of one cell nobody reads. */
export const cellChangesAtMost = 100

export const BatchOutcome = z.object({
  faults: z.array(OperationFault),
  /** Rows and cells that somebody else had changed without the author's knowledge; a row alone was deleted while it was edited. */
  overwritten: z.array(z.object({ id: z.uuid(), cell: z.string().nullable() })),
})
export type BatchOutcome = z.output<typeof BatchOutcome>

export const AppliedBatches = DocumentState.extend({
  /** One for each batch that was sent; its inverse undoes it, as the server found the document. */
  outcomes: z.array(BatchOutcome.extend({ batchId: z.uuid(), inverse: z.array(Operation) })),
})
export type AppliedBatches = z.output<typeof AppliedBatches>

interface DocumentCalls {
  /** The path of one document, as '/programs/:id'. */
  path: `/${string}`
  view: Access
  update: Access
  /** The thing that reads of this document show and its edits change. */
  thing: Thing
  /** Refusals of an edit by the area. */
  editErrors?: readonly ErrorCode[]
}

const revision = z.coerce.number().int().min(0).max(largestInteger)

const CellNames = z
  .string()
  .max(400)
  .transform(text => text.split(','))

/** The calls by which an editor works on a document. */
export const documentCalls = ({ path, view, update, thing, editErrors = [] }: DocumentCalls) => ({
  getDocument: endpoint({
    method: 'GET',
    path: `${path}/document`,
    access: view,
    summary: 'All rows of a document; with `since` those that have changed after that revision.',
    input: z.object({ ...idInput, since: revision.optional() }),
    output: DocumentState,
    shows: [thing],
    errors: ['not found'],
  }),
  editDocument: endpoint({
    method: 'POST',
    path: `${path}/operations`,
    access: update,
    summary: 'Applies batches in their order; a batch that is sent again is applied once. Answers what changed since `base`.',
    input: z.object({ ...idInput, base: revision, batches: z.array(Batch).min(1).max(batchesAtOnce) }),
    output: AppliedBatches,
    changes: [thing],
    errors: ['not found', 'invalid input', 'changed meanwhile', 'disk full', 'workspace storage full', ...editErrors],
  }),
  listDocumentSteps: endpoint({
    method: 'GET',
    path: `${path}/steps`,
    access: update,
    summary: 'One’s own last gestures, for undoing them after a reload or on another device.',
    input: z.object(idInput),
    output: z.object({ steps: z.array(DocumentStep) }),
    shows: [thing],
    errors: ['not found'],
  }),
  listCellChanges: endpoint({
    method: 'GET',
    path: `${path}/history`,
    access: update,
    summary: 'Who has set cells of a row, when, from what to what; the latest first, as long as steps are stored.',
    input: z.object({
      ...idInput,
      rowId: z.uuid(),
      /** Names of cells, with commas between them; without it all of the row. */
      cells: CellNames.optional(),
    }),
    output: z.object({ changes: z.array(CellChange) }),
    shows: [thing],
    errors: ['not found'],
  }),
})
