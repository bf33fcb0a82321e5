#!/usr/bin/env node
// Every npm script enters here. This file runs on Node 20 as well as 24; the programs that it starts run on 24 or newer.
import { failWith, Failure, quietly } from './run/say.mjs'
import { stopSignals } from './run/children.mjs'

const tasks = {
  start: async args => (await import('./run/serve.mjs')).start(args),
  dev: async args => (await import('./run/serve.mjs')).develop(args),
  test: async args => (await import('./run/tests.mjs')).test(args),
  check: async args => (await import('./run/tests.mjs')).check(args),
  crawl: async args => (await import('./run/tests.mjs')).crawl(args),
  bench: async args => (await import('./run/tools.mjs')).bench(args),
  build: async args => (await import('./run/tools.mjs')).build(args),
  format: async args => (await import('./run/tools.mjs')).format(args),
  admin: async args => (await import('./run/tools.mjs')).tool('apps/server/src/admin.ts', args),
  openapi: async args => (await import('./run/tools.mjs')).tool('apps/server/src/openapi.ts', args),
  screens: async args => (await import('./run/tools.mjs')).tool('apps/web/screens.ts', args),
}

const [name = '', ...args] = process.argv.slice(2)
const task = Object.hasOwn(tasks, name) ? tasks[name] : undefined

// another program reads the standard output of these scripts
if (['openapi', 'screens', 'admin'].includes(name)) quietly()
stopSignals()

try {
  if (!task) throw new Failure(`There is no "${name}" to run: it is one of ${Object.keys(tasks).join(', ')}.`)
  process.exitCode = await task(args)
} catch (error) {
  process.exitCode = failWith(error)
}
