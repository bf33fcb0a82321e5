import type { Database, WorkspaceDb } from '#platform/db'

const writes = new Set<string | symbol>(['one', 'maybeOne', 'many', 'run'])

/** The statements that the work sends, without their values. */
export async function statementsOf(
  database: Database,
  workspaceId: string,
  work: (db: WorkspaceDb) => Promise<unknown>,
): Promise<string[]> {
  const sent: string[] = []
  await database.withWorkspace(workspaceId, 'write', db =>
    work(
      new Proxy(db, {
        get(target, key) {
          const member: unknown = Reflect.get(target, key)
          if (!writes.has(key) || typeof member !== 'function') return member
          return (statement: { text: string }) => {
            sent.push(statement.text)
            return Reflect.apply(member, target, [statement])
          }
        },
      }),
    ),
  )
  return sent
}
