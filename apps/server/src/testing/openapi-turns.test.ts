import { openApiDocument } from '#platform/openapi'
import { expect, test } from 'vitest'
import { areas } from '../areas.ts'

test('others are answered while the reference of the API is made', async () => {
  const endpoints = areas.flatMap(area => area.endpoints.map(each => ({ area: area.name, endpoint: each }))).slice(0, 150)
  let turns = 0
  let isMade = false
  const takeTurn = () => {
    turns += 1
    if (!isMade) setImmediate(takeTurn)
  }
  setImmediate(takeTurn)
  await openApiDocument(endpoints, '1')
  isMade = true
  expect(turns).toBeGreaterThan(2)
})
