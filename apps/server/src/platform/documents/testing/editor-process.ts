import type { Batch } from '@allenio/contract/documents'
import { gatherContributions } from '#platform/contributions'
import { installConfig, loadConfig } from '#platform/config'
import { openDatabase, type PreparedDatabase } from '#platform/db'
import { documentKinds, editDocument } from '../index.ts'
import { bookKind } from './book-kind.ts'

// A server that does nothing but apply batches, in a process that a test kills.

export type EditorTask =
  | { kind: 'open'; prepared: PreparedDatabase }
  | { kind: 'edit'; workspaceId: string; authorId: string; id: string; batches: readonly Batch[] }

export type EditorAnswer =
  | { kind: 'open' }
  | { kind: 'applied'; batchIds: readonly string[] }
  | { kind: 'refused'; batchIds: readonly string[] }

gatherContributions([{ contributes: [documentKinds(bookKind)] }])
let database: ReturnType<typeof openDatabase> | undefined
const answer = (what: EditorAnswer) => process.send?.(what)

async function apply(task: EditorTask): Promise<void> {
  if (task.kind === 'open') {
    // the test judges no disk: its database counts as one from elsewhere
    installConfig(loadConfig({ DEMO: 'off', DATABASE_URL: task.prepared.system }), 'a secret of this process alone, 32 characters')
    database = openDatabase({ urls: task.prepared, log: () => undefined, poolSize: 4 })
    answer({ kind: 'open' })
    return
  }
  const { workspaceId, authorId, id, batches } = task
  const batchIds = batches.map(batch => batch.id)
  try {
    await database?.withWorkspace(workspaceId, 'write', db => editDocument(db, bookKind, { id, base: 0, batches, authorId }))
    answer({ kind: 'applied', batchIds })
  } catch {
    answer({ kind: 'refused', batchIds })
  }
}

// the test sends its tasks
process.on('message', task => void apply(task as EditorTask))
process.on('disconnect', () => process.exit())
