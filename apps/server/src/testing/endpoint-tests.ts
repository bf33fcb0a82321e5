import type { AnyEndpoint } from '@allenio/contract'
import { describe } from 'vitest'
import { areas } from '../areas.ts'
import { declaredRefusal, keyOfAccess } from './declared-access.ts'
import { testAnswers, testRefusals, testStrangers } from './endpoint-access.ts'
import { testBadInputs, testProbes, testUndeclaredFields } from './endpoint-inputs.ts'
import { testMixedList, testNeighbours, testOtherClient } from './endpoint-neighbours.ts'
import { isOfClient } from './endpoint-subjects.ts'
import { fieldNamesOf, idFieldsOf, idListsOf, keyOfShape, keysOfFields } from './input-shapes.ts'
import { gatherSamples } from './scenes.ts'
import { testHouse } from './test-house.ts'
import { nameOf, triedOf, type TriedEndpoint } from './tried-endpoints.ts'

/**
 * Tests the rules that hold for every endpoint of an area, with the area's samples. What one function decides for all of them before any
 * handler runs is judged in access.test.ts and inputs.test.ts; here it is asked over HTTP once for each kind of access and of input.
 */
export async function testEndpoints(areaName: string): Promise<void> {
  const house = await testHouse()
  const firstOfAccess = firstOfEach(keyOfAccess)
  const firstOfShape = firstOfEach(keyOfShape)
  const firstOfField = firstOfEachField([...firstOfShape.values()])
  describe.each((await gatherSamples(areaName)).map(sample => [nameOf(sample.endpoint), sample] as const))('%s', (_, sample) => {
    const { endpoint } = sample
    const tested = triedOf(house, sample)
    if (firstOfAccess.get(keyOfAccess(endpoint)) === endpoint) {
      if (!tested.isOpen) testStrangers(tested)
      testRefusals(tested)
    }
    testAnswers(tested)
    if (idFieldsOf(endpoint).length) testNeighbours(tested)
    if (isOfClient(endpoint) && isForClients(tested)) testOtherClient(tested)
    for (const name of idListsOf(endpoint)) testMixedList(tested, name)
    if (firstOfShape.get(keyOfShape(endpoint)) !== endpoint) return
    testUndeclaredFields(tested)
    if (fieldNamesOf(endpoint).length) testProbes(tested)
    const keys = keysOfFields(endpoint)
    testBadInputs(tested, field => firstOfField.get(keys.get(field) ?? '') === endpoint)
  })
}

const isForClients = ({ binding, isOpen }: TriedEndpoint): boolean => !isOpen && declaredRefusal(binding, 'client') === undefined

/** Endpoints of one key are treated alike: one of them stands for all. */
const firstOfEach = (keyOf: (endpoint: AnyEndpoint) => string) =>
  new Map(
    areas
      .flatMap(({ endpoints }) => endpoints)
      .toReversed()
      .map(endpoint => [keyOf(endpoint), endpoint]),
  )

const firstOfEachField = (endpoints: readonly AnyEndpoint[]) =>
  new Map(endpoints.toReversed().flatMap(endpoint => [...keysOfFields(endpoint).values()].map(key => [key, endpoint] as const)))
