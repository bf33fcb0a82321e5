import type { AnyEndpoint } from '@allenio/contract'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { schemaOf } from '#platform/http'
import { areas } from '../areas.ts'
import { forbiddenFields, probesOf } from './bad-inputs.ts'
import { fieldNamesOf, formsOf, isAccepted } from './input-shapes.ts'
import { nameOf } from './tried-endpoints.ts'

// Every schema is asked here; over HTTP one endpoint of each shape is, because the server reads them all in one place.

const areasWithCalls = areas.filter(({ endpoints }) => endpoints.length > 0).map(({ name, endpoints }) => [name, endpoints] as const)

type Issue = z.core.$ZodIssue

/** The fields that a schema names as unknown; of a union those that none of its options knows. */
function unknownFieldsIn(issues: readonly Issue[]): string[] {
  return issues.flatMap(issue => {
    if (issue.code === 'unrecognized_keys') return issue.keys
    if (issue.code !== 'invalid_union') return []
    const [first = [], ...others] = issue.errors.map(errors => unknownFieldsIn(errors))
    return first.filter(field => others.every(fields => fields.includes(field)))
  })
}

function undeclaredFieldsThatPass(endpoint: AnyEndpoint): string[] {
  const declaredFields = fieldNamesOf(endpoint)
  const undeclared = Object.keys(forbiddenFields).filter(name => !declaredFields.includes(name))
  return formsOf(endpoint).flatMap(form => {
    const { error } = z.safeParse(schemaOf(endpoint), { ...forbiddenFields, ...form })
    const refused = unknownFieldsIn(error?.issues ?? [])
    return undeclared.filter(name => !refused.includes(name)).map(name => `${nameOf(endpoint)} takes ${name}`)
  })
}

test.each(areasWithCalls)('%s refuses every field that it does not declare', (_, endpoints) => {
  expect(endpoints.flatMap(undeclaredFieldsThatPass)).toEqual([])
})

test.each(areasWithCalls)('%s refuses what is missing, of a wrong kind or huge', (_, endpoints) => {
  const accepted = endpoints.flatMap(endpoint =>
    fieldNamesOf(endpoint).length === 0
      ? []
      : probesOf(endpoint).flatMap(([probe, input]) =>
          isAccepted(endpoint, input) ? [`${nameOf(endpoint)} accepts what is ${probe}`] : [],
        ),
  )
  expect(accepted).toEqual([])
})
