import { answerStates } from '@allenio/contract/surveys'
import { oneOf, parseId, parseText } from '#lib/list-place'
import { hrefTo } from '#lib/screens'

const stateOf = oneOf(answerStates)

/** The state of the queue, all of which is in its address. */
export function parsePlace(raw: Readonly<Record<string, unknown>>) {
  const state = stateOf(raw['state']) ?? 'waiting'
  const answer = parseId(raw['answer'])
  const client = parseId(raw['client'])
  return {
    state,
    search: parseText(raw['search']),
    survey: parseId(raw['survey']),
    type: parseId(raw['type']),
    // an answer is read by its client
    ...(answer !== undefined && client !== undefined && { answer, client }),
  }
}

export type QueuePlace = Partial<ReturnType<typeof parsePlace>>

export function queueHref(place: QueuePlace): `/${string}` {
  const { state, ...rest } = parsePlace({ ...place })
  const values = Object.entries({ ...(state !== 'waiting' && { state }), ...rest })
  return hrefTo('/surveys/completed', {
    search: Object.fromEntries(values.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))),
  })
}
