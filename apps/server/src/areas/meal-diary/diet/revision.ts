import { createHash } from 'node:crypto'
import { JsonAnswer, jsonBytes } from '#platform/http'

type Revised<Name extends string, Value, Facts> = { revision: string } & Facts & { [key in Name]: Value | null }

interface Answer<Facts> {
  knownRevision: string | undefined
  /** Sent with the value, and without it. */
  facts: Facts
}

/** Answers a value and the revision of it; a device that has this revision already is not sent the value. */
export function revised<Name extends string, Value extends object, Facts extends object>(
  name: Name,
  value: Value,
  { knownRevision, facts }: Answer<Facts>,
): JsonAnswer<Revised<Name, Value, Facts>> {
  const json = jsonBytes(value)
  const more = Object.entries(facts).map(([key, fact]) => `${JSON.stringify(key)}:${JSON.stringify(fact)},`)
  const revision = createHash('sha256').update(more.join('')).update(json).digest('base64url')
  const start = Buffer.from(`{"revision":"${revision}",${more.join('')}"${name}":`)
  return new JsonAnswer(Buffer.concat([start, revision === knownRevision ? Buffer.from('null') : json, Buffer.from('}')]))
}
