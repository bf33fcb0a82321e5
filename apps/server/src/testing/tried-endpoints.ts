import type { AnyEndpoint } from '@allenio/contract'
import type { Binding } from '#platform/http'
import { expect } from 'vitest'
import { areas } from '../areas.ts'
import type { CallAnswer, Caller } from './calls.ts'
import { isPublic, statuses } from './declared-access.ts'
import type { EndpointSample, Sample, Who } from './samples.ts'
import { otherClientOf, sceneOf, speakerOf } from './scenes.ts'
import type { TestHouse } from './test-house.ts'

export type Fields = Readonly<Record<string, unknown>>

/** A sample in its scene, and a function that signs in whoever makes the call. */
export interface PlayedSample extends Omit<Sample<AnyEndpoint>, 'input' | 'foreign'> {
  input: Fields
  foreign: Fields | undefined
  speak: (who: Who, team?: 'a' | 'b') => Promise<Caller>
  /** Signed in as another client of the same coach and nutritionist. */
  meetClient: () => Promise<Caller>
  /** Signed in as somebody who may make the call. */
  caller: Caller
}

export interface TriedEndpoint {
  house: TestHouse
  binding: Binding
  endpoint: AnyEndpoint
  /** True if anybody may call it, also without a session. */
  isOpen: boolean
  isWrite: boolean
  /** Makes a fresh scene, which a call that changes rows needs. */
  playAnew: () => Promise<PlayedSample>
  /** Answers one scene for all calls that are refused or only read. */
  playShared: () => Promise<PlayedSample>
  /** Answers one scene for all inputs of which some may be right, and change it. */
  playProbed: () => Promise<PlayedSample>
}

export const nameOf = ({ method, path }: AnyEndpoint) => `${method} ${path}`

export function triedOf(house: TestHouse, { endpoint, make }: EndpointSample): TriedEndpoint {
  const binding = areas.flatMap(({ bindings }) => bindings).find(each => each.endpoint === endpoint)
  if (!binding) throw new Error(`${nameOf(endpoint)} is not bound`)
  const playAnew = async (): Promise<PlayedSample> => {
    const on = await sceneOf(house)
    const { input, foreign, ...sample } = await make(on)
    const speak: PlayedSample['speak'] = (who, team = 'a') => speakerOf(house, { who, on, team })
    const meetClient = () => otherClientOf(house, on.a)
    return { ...sample, input: Object(input), foreign: foreign && Object(foreign), speak, meetClient, caller: await speak(sample.as) }
  }
  let shared: Promise<PlayedSample> | undefined
  let probed: Promise<PlayedSample> | undefined
  return {
    house,
    binding,
    endpoint,
    playAnew,
    isOpen: isPublic(endpoint.access),
    isWrite: endpoint.method !== 'GET',
    playShared: () => (shared ??= playAnew()),
    playProbed: () => (probed ??= playAnew()),
  }
}

export function expectRefused({ status, body }: CallAnswer, code: string | undefined): void {
  expect([status, body.code]).toEqual([code && statuses[code], code])
}
