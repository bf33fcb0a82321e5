import { createHash } from 'node:crypto'
import { prepared, type Sql } from '#platform/db'

const names = new Map<string, string>()

/**
 * Planning these reads takes longer than running them: each shape of a statement is planned once per connection. There are
 * few shapes, as nothing that is typed becomes text of a statement.
 */
export function hot(statement: Sql): Sql {
  const { text } = statement
  const known = names.get(text)
  if (known !== undefined) return prepared(known, statement)
  const name = `chat ${createHash('sha256').update(text).digest('base64url').slice(0, 22)}`
  names.set(text, name)
  return prepared(name, statement)
}
