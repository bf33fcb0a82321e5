import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { endpointsOf } from '../packages/contract/src/index.ts'

const contract = join(import.meta.dirname, '../packages/contract/src')
const modules = readdirSync(contract).filter(name => name !== 'index.ts')
const endpointsIn = async name => endpointsOf(await import(join(contract, name))).map(([, endpoint]) => endpoint)
const areas = await Promise.all(modules.map(endpointsIn))
const endpoints = areas.flat()
const nameOf = ({ method, path }) => `${method} ${path}`
const changesOf = ({ changes }) => (changes !== undefined && !('nothing' in changes) ? changes : [])
const writes = endpoints.filter(({ method }) => method !== 'GET')

test('every write says what it changes, or why nothing that is shown', () => {
  const silent = writes.filter(({ changes }) => changes === undefined || (!('nothing' in changes) && changes.length === 0))
  expect(silent.map(nameOf), "add `changes: ['…']` or `changes: { nothing: 'the reason' }` to these").toEqual([])
})

test('what is changed is shown by some read, and no read says that it changes anything', () => {
  const shownThings = new Set(endpoints.flatMap(({ shows = [] }) => (shows === 'everything' ? [] : shows)))
  // a read that shows everything is the one that shows what its own module alone changes
  const isShownBeside = write => areas.some(area => area.includes(write) && area.some(({ shows }) => shows === 'everything'))
  const unseen = writes.flatMap(each =>
    changesOf(each)
      .filter(thing => !shownThings.has(thing) && !isShownBeside(each))
      .map(thing => `${nameOf(each)}: ${thing}`),
  )
  expect(unseen, "add `shows: ['…']` to the read that shows it").toEqual([])
  const changingReads = endpoints.filter(each => each.method === 'GET' && each.changes !== undefined)
  expect(changingReads.map(nameOf), 'a read has `shows`, not `changes`').toEqual([])
})
