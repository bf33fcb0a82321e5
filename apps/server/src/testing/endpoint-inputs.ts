import { expect, test } from 'vitest'
import { badWholes, forbiddenFields, probesOf, withBadField, withWrongValues } from './bad-inputs.ts'
import type { CallAnswer } from './calls.ts'
import { statuses } from './declared-access.ts'
import { fieldNamesOf, isAccepted } from './input-shapes.ts'
import type { TriedEndpoint } from './tried-endpoints.ts'

export function testUndeclaredFields({ endpoint, playShared }: TriedEndpoint): void {
  test('fields that it does not declare are refused, each by its name', async () => {
    const { input, caller } = await playShared()
    const declaredFields = fieldNamesOf(endpoint)
    const undeclared = Object.fromEntries(Object.entries(forbiddenFields).filter(([name]) => !declaredFields.includes(name)))
    const { status, body } = await caller.ask(endpoint, { ...input, ...undeclared })
    expect([status, Object.keys(body.errors ?? {}).toSorted()]).toEqual([422, Object.keys(undeclared).toSorted()])
  })
}

export function testProbes({ endpoint, playProbed }: TriedEndpoint): void {
  test.each(probesOf(endpoint))('an input that is %s is refused', async (_, input) => {
    const { caller } = await playProbed()
    const answer = await caller.ask(endpoint, input)
    expect([answer.status >= 400 ? 'refused' : answer.status, faultsOf(answer)]).toEqual(['refused', []])
  })
}

/**
 * Input that a schema refuses is answered in one way whatever the endpoint, so of the endpoints that share a field one is sent every
 * value of it, and the others what their own schemas let through.
 */
export function testBadInputs({ endpoint, playProbed }: TriedEndpoint, isFirstWith: (field: string) => boolean): void {
  test('no input is a fault of the server', async () => {
    const { input, caller } = await playProbed()
    const faults = []
    const badFields = fieldNamesOf(endpoint).flatMap(field =>
      withBadField(input, field).filter(([, bad]) => isFirstWith(field) || isAccepted(endpoint, bad)),
    )
    const badValues = withWrongValues(input).filter(([, bad]) => isAccepted(endpoint, bad))
    for (const [name, bad] of [...badWholes, ...badFields, ...badValues]) {
      const answer = await caller.ask(endpoint, bad)
      for (const fault of faultsOf(answer)) faults.push([name, fault, answer.status, answer.body])
    }
    expect(faults).toEqual([])
  }, 60_000)
}

/** Lists the faults that no answer may have, whatever the input. */
function faultsOf({ status, body }: CallAnswer): string[] {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return [
    ...(status >= 500 ? ['a fault of the server'] : []),
    ...(status >= 400 && status < 500 && (body.success !== false || statuses[body.code] !== status) ? ['no refusal of the table'] : []),
    ...(status >= 400 && !body.message ? ['no sentence'] : []),
    ...(status >= 400 && /\n\s+at |node_modules|select .* from|violates/.test(text) ? ['it tells of the inside'] : []),
  ]
}
