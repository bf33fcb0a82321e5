import { createHash } from 'node:crypto'
import { JsonAnswer, jsonBytes } from '#platform/http'

type Revised<Name extends string, Value> = { revision: string } & { [key in Name]: Value | null }

/** Answers a value and the revision of it; a device that has this revision already is not sent the value. */
export function revised<Name extends string, Value extends object>(
  name: Name,
  value: Value,
  knownRevision: string | undefined,
): JsonAnswer<Revised<Name, Value>> {
  const json = jsonBytes(value)
  const revision = createHash('sha256').update(json).digest('base64url')
  const start = Buffer.from(`{"revision":"${revision}","${name}":`)
  return new JsonAnswer(Buffer.concat([start, revision === knownRevision ? Buffer.from('null') : json, Buffer.from('}')]))
}
