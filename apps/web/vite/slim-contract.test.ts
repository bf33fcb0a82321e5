import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { build } from 'vite'
import { expect, onTestFinished, test, vi } from 'vitest'
import { slimConstants, slimContract, slimEndpoints, slimSource } from './slim-contract.ts'

const web = resolve(import.meta.dirname, '..')
// the file does not exist on disk, but its imports are resolved as if it were in this folder
const entry = resolve(web, 'src/entry.ts')

/** Builds one module like the web app and returns its code. */
async function built(source: string): Promise<string> {
  const output = await build({
    configFile: false,
    root: web,
    logLevel: 'silent',
    plugins: [
      ...slimContract(),
      { name: 'entry', enforce: 'pre', resolveId: id => (id === entry ? id : undefined), load: id => (id === entry ? source : undefined) },
    ],
    build: { write: false, minify: false, lib: { entry, formats: ['es'] } },
  })
  const [first] = [output].flat()
  if (!first || !('output' in first)) throw new Error('nothing was built')
  return first.output.map(each => (each.type === 'chunk' ? each.code : '')).join('\n')
}

const lists = resolve(web, '../../packages/contract/src/lists.ts')

test('a module with schemas arrives without them', async () => {
  expect(await readFile(lists, 'utf8')).toContain(`from 'zod'`)
  const code = await built(`import * as lists from '@allenio/contract/lists'\nconsole.log(lists)`)
  expect(code).not.toMatch(/zod/i)
  expect(code.length).toBeLessThan(1_000)
})

test('its forms twin has them, and zod is told never to evaluate code', async () => {
  const code = await built(`import { Email } from '@allenio/contract/forms/lists'\nconsole.log(Email)`)
  expect(code).toContain('jitless: true')
  expect(code.length).toBeGreaterThan(10_000)
  // the configuration must come before the first schema of the contract
  expect(code.indexOf('config({ jitless: true })')).toBeLessThan(code.search(/\bEmail = /))
})

test('modules without schemas pass as they are', async () => {
  const code = await built(`
    import { fillPath, isLanguage } from '@allenio/contract'
    console.log(fillPath('/a/:id', { id: 'x y' }), isLanguage('it'))
  `)
  expect(code).toContain('encodeURIComponent')
})

const schema = new Map([['a', 1]])
const account = {
  renameAccount: {
    kind: 'json',
    method: 'PUT',
    path: '/account/:id',
    access: { permission: 'view home' },
    input: schema,
    output: schema,
    errors: ['not found'],
    isSecret: true,
    keepsRow: true,
    summary: 'Renames',
  },
  logIn: { kind: 'json', method: 'POST', path: '/auth/login', access: { public: 'one signs in by it' }, input: schema, output: schema },
  Account: schema,
  longestName: 80,
  kinds: ['one', 'two'],
  table: { one: { deep: true } },
  nameOf: () => 'a function',
}

const evaluate = (code: string): Promise<Record<string, Record<string, unknown>>> =>
  import(`data:text/javascript,${encodeURIComponent(code)}`)

test('endpoints keep what a call needs, constants stay, schemas and functions go', async () => {
  const endpoints = {
    renameAccount: {
      kind: 'json',
      method: 'PUT',
      path: '/account/:id',
      access: { permission: 'view home' },
      isSecret: true,
      keepsRow: true,
    },
    logIn: { kind: 'json', method: 'POST', path: '/auth/login', access: { public: '' } },
  }
  const constants = { longestName: 80, kinds: ['one', 'two'], table: { one: { deep: true } } }
  expect({ ...(await evaluate(slimEndpoints(account, 'account.ts'))) }).toEqual(endpoints)
  expect({ ...(await evaluate(slimConstants(account))) }).toEqual(constants)
  expect({ ...(await evaluate(slimSource(account))) }).toEqual({ ...endpoints, ...constants })
})

test('a group of calls keeps its endpoints, with a guard for each', async () => {
  const group = { calls: { add: account.renameAccount, list: account.logIn }, none: {} }
  const slim = await evaluate(slimEndpoints(group, 'account.ts'))
  expect(Object.keys(slim)).toEqual(['calls'])
  expect(slim['calls']).toMatchObject({ add: { method: 'PUT' }, list: { path: '/auth/login' } })
  expect(() => Object(slim['calls']?.['add']).input).toThrow('@allenio/contract/forms/account')
  expect(slimConstants({ calls: { add: { kind: 'json', method: 'GET', path: '/', access: 'any' } } }).trim()).toBe('')
})

test('a screen that needs a constant brings no call along', async () => {
  const code = await built(`import { clientSorts } from '@allenio/contract/clients'\nconsole.log(clientSorts)`)
  expect(code).toContain('lastSeen')
  expect(code).not.toContain('/clients')
})

test('a screen that needs one call has a module of its own for it', async () => {
  const code = await built(`import { getMe } from '@allenio/contract/auth'\nconsole.log(getMe)`)
  expect(code).toContain('/auth/me')
  expect(code).not.toContain('/auth/passkeys')
})

test('reading a schema that is not there says where it is', async () => {
  const slim = await evaluate(slimEndpoints(account, 'account.ts'))
  expect(() => slim['renameAccount']?.['input']).toThrow('@allenio/contract/forms/account')
  expect({ ...slim['renameAccount'] }).toMatchObject({ path: '/account/:id' })
})

test('a build takes as long as the machine needs: no timer gives up on a module', async () => {
  const timers = vi.spyOn(globalThis, 'setTimeout')
  onTestFinished(() => timers.mockRestore())
  await built(`import * as lists from '@allenio/contract/lists'\nconsole.log(lists)`)
  expect(timers.mock.calls.map(([, ms = 0]) => ms).filter(ms => ms >= 10_000)).toEqual([])
})
