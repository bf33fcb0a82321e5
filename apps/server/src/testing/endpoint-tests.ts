import type { AnyEndpoint } from '@allenio/contract'
import { describe } from 'vitest'
import { areas } from '../areas.ts'
import { testAnswers, testRefusals, testStrangers } from './endpoint-access.ts'
import { testBadInputs, testProbes, testUndeclaredFields } from './endpoint-inputs.ts'
import { testMixedList, testNeighbours } from './endpoint-neighbours.ts'
import { fieldNamesOf, idFieldsOf, idListsOf, keyOfShape, keysOfFields } from './input-shapes.ts'
import { gatherSamples } from './scenes.ts'
import { testHouse } from './test-house.ts'
import { nameOf, triedOf } from './tried-endpoints.ts'

/** Tests the rules that hold for every endpoint of an area, with the area's samples. */
export async function testEndpoints(areaName: string): Promise<void> {
  const house = await testHouse({}, { runsJobs: false })
  const firstOfShape = firstOfEachShape()
  const firstOfField = firstOfEachField([...firstOfShape.values()])
  describe.each((await gatherSamples(areaName)).map(sample => [nameOf(sample.endpoint), sample] as const))('%s', (_, sample) => {
    const { endpoint } = sample
    const tested = triedOf(house, sample)
    if (!tested.isOpen) testStrangers(tested)
    testRefusals(tested)
    testAnswers(tested)
    if (idFieldsOf(endpoint).length) testNeighbours(tested)
    for (const name of idListsOf(endpoint)) testMixedList(tested, name)
    testUndeclaredFields(tested)
    // the probes come last, because an input that is bad elsewhere may be right here and change the shared scene
    if (fieldNamesOf(endpoint).length) testProbes(tested)
    const keys = keysOfFields(endpoint)
    const isFirstWith = (field: string) => firstOfField.get(keys.get(field) ?? '') === endpoint
    if (firstOfShape.get(keyOfShape(endpoint)) === endpoint) testBadInputs(tested, isFirstWith)
  })
}

/** Endpoints of one shape read their input in the same way: one of them is given all bad inputs. */
const firstOfEachShape = () =>
  new Map(
    areas
      .flatMap(({ endpoints }) => endpoints)
      .toReversed()
      .map(endpoint => [keyOfShape(endpoint), endpoint]),
  )

const firstOfEachField = (endpoints: readonly AnyEndpoint[]) =>
  new Map(endpoints.toReversed().flatMap(endpoint => [...keysOfFields(endpoint).values()].map(key => [key, endpoint] as const)))
