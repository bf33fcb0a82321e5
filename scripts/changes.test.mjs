import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { endpointsOf } from '../packages/contract/src/index.ts'

const contract = join(import.meta.dirname, '../packages/contract/src')
const modules = readdirSync(contract, { recursive: true }).filter(name => name.endsWith('.ts') && !name.endsWith('index.ts'))
const endpointsIn = async name => endpointsOf(await import(join(contract, name))).map(([, endpoint]) => endpoint)
const areas = await Promise.all(modules.map(endpointsIn))
const endpoints = areas.flat()
const nameOf = ({ method, path }) => `${method} ${path}`
const changesOf = ({ changes }) => (changes !== undefined && !('nothing' in changes) ? changes : [])
const writes = endpoints.filter(({ method }) => method !== 'GET')

const isSilent = ({ changes }) => changes === undefined || (!('nothing' in changes) && changes.length === 0)

/** The things that a write changes and no read shows. A read that shows everything is the one that shows what its own module changes. */
const unseenThings = modulesOfEndpoints => {
  const shownThings = new Set(modulesOfEndpoints.flat().flatMap(({ shows = [] }) => (shows === 'everything' ? [] : shows)))
  return modulesOfEndpoints.flatMap(module =>
    module.some(({ shows }) => shows === 'everything')
      ? []
      : module.flatMap(each =>
          changesOf(each)
            .filter(thing => !shownThings.has(thing))
            .map(thing => `${nameOf(each)}: ${thing}`),
        ),
  )
}

test('every write says what it changes, or why nothing that is shown', () => {
  expect(writes.filter(isSilent).map(nameOf), "add `changes: ['…']` or `changes: { nothing: 'the reason' }` to these").toEqual([])
})

test('what is changed is shown by some read, and no read says that it changes anything', () => {
  expect(unseenThings(areas), "add `shows: ['…']` to the read that shows it").toEqual([])
  const changingReads = endpoints.filter(each => each.method === 'GET' && each.changes !== undefined)
  expect(changingReads.map(nameOf), 'a read has `shows`, not `changes`').toEqual([])
})

test('a write that forgets to say what it changes is found, and so is a thing that nothing shows', () => {
  const forgetful = { method: 'PUT', path: '/forgotten/:id' }
  const telling = { ...forgetful, changes: ['forgotten'] }
  expect([forgetful, { ...forgetful, changes: [] }, { ...forgetful, changes: { nothing: 'a cache' } }, telling].map(isSilent)).toEqual([
    true,
    true,
    false,
    false,
  ])
  const read = { method: 'GET', path: '/forgotten', shows: ['forgotten'] }
  expect(unseenThings([[telling]])).toEqual(['PUT /forgotten/:id: forgotten'])
  expect(unseenThings([[telling], [read]])).toEqual([])
})
