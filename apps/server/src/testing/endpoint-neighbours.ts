import { newId } from '@allenio/domain/ids'
import { expect, test } from 'vitest'
import { idFieldsOf } from './input-shapes.ts'
import { expectRefused, type Fields, type TriedEndpoint } from './tried-endpoints.ts'

export function testNeighbours({ endpoint, isOpen, playShared }: TriedEndpoint): void {
  test('what belongs to others is not found, like what is not there', async () => {
    const { input, foreign, as, speak, caller, idFilters = [] } = await playShared()
    const withNewIds = (fields: Fields): Fields => ({ ...fields, ...newIdsFor(fields, idFieldsOf(endpoint)) })
    // a public call has no neighbours, so unknown ids must at least be refused
    if (isOpen && !foreign) return expect((await caller.ask(endpoint, withNewIds(input))).status).toBeGreaterThanOrEqual(400)
    const [asker, foreignFields] = foreign ? [caller, foreign] : [await speak(as, 'b'), input]
    const idFields = idFieldsOf(endpoint).filter(name => name in foreignFields)
    expect(idFields).not.toEqual([])
    const answer = await asker.ask(endpoint, foreignFields)
    if (idFields.some(name => !idFilters.includes(name))) expectRefused(answer, 'not found')
    const absent = await asker.ask(endpoint, withNewIds(foreignFields))
    expect([answer.status, answer.body]).toEqual([absent.status, absent.body])
  })
}

/** Clients of one coach are strangers to each other. */
export function testOtherClient({ endpoint, playShared }: TriedEndpoint): void {
  test('another client of the business finds nothing of a client', async () => {
    const { input, refusals, meetClient, ofEveryClient, idFilters = [] } = await playShared()
    const names = idFieldsOf(endpoint).filter(name => name in input && !idFilters.includes(name))
    const isOfNobody = ofEveryClient !== undefined || refusals?.client !== undefined || names.length === 0
    const answer = await (await meetClient()).ask(endpoint, input)
    if (isOfNobody) expect(answer.status).toBeLessThan(500)
    else expectRefused(answer, 'not found')
  })
}

/** A list that names one stranger among one's own is refused whole. */
export function testMixedList({ endpoint, playShared }: TriedEndpoint, name: string): void {
  test(`a stranger among ${name} is not found`, async () => {
    const { input, foreign, caller, idFilters = [] } = await playShared()
    const [own, foreignIds] = [listIn(input, name), listIn(foreign ?? {}, name)]
    expect(own.length + foreignIds.length).toBeGreaterThan(0)
    const ask = (ids: readonly unknown[]) => caller.ask(endpoint, { ...input, [name]: [...own, ...ids] })
    const absent = await ask([newId()])
    const answer = await ask(foreignIds.length && String(foreignIds) !== String(own) ? foreignIds : [newId()])
    if (!idFilters.includes(name)) expectRefused(answer, 'not found')
    expect([answer.status, answer.body]).toEqual([absent.status, absent.body])
  })
}

function listIn(input: Fields, name: string): unknown[] {
  const list = input[name]
  return Array.isArray(list) ? list : []
}

const newIdsFor = (input: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(
    names.filter(name => name in input).map(name => [name, Array.isArray(input[name]) ? listIn(input, name).map(() => newId()) : newId()]),
  )
