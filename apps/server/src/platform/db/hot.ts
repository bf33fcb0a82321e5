import { createHash } from 'node:crypto'
import { prepared, type Sql } from './sql.ts'

const names = new Map<string, string>()

/**
 * For reads whose planning takes longer than their running: each shape of the statement is planned once per connection.
 * There must be few shapes; nothing that is typed becomes text of a statement.
 */
export function hot(statement: Sql): Sql {
  const { text } = statement
  const known = names.get(text)
  if (known !== undefined) return prepared(known, statement)
  const name = `hot ${createHash('sha256').update(text).digest('base64url').slice(0, 22)}`
  names.set(text, name)
  return prepared(name, statement)
}
