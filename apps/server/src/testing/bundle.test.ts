import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createPackage } from '@allenio/contract/packages'
import { createProgram } from '@allenio/contract/programs'
import { afterAll, expect, test } from 'vitest'
import { killStartedPrograms, startProgram } from './started-program.ts'
import { ownHouse } from './test-house.ts'
import { testSecret } from './test-server.ts'

// The bundle is made and started as an operator does it: in production mode, from a folder that is not the repository.

const root = join(import.meta.dirname, '../../../..')
// `npm test` builds the web before its tests; `npm test -- --only=api` does without it
const hasWeb = existsSync(join(root, 'apps/web/dist/build.json'))

const { given, as, prepared } = await ownHouse({ runsJobs: false, because: 'a second server is started on its database' })
// packages that are not bundled are found from the folders above
await mkdir(join(root, 'artifacts'), { recursive: true })
const bundle = await mkdtemp(join(root, 'artifacts', 'bundle-'))
const elsewhere = await mkdtemp(join(tmpdir(), 'allenio-bundle-'))
afterAll(async () => {
  await killStartedPrograms()
  for (const folder of [bundle, elsewhere]) await rm(folder, { recursive: true, force: true })
})

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await new Promise(resolve => probe.once('listening', resolve))
  const { port } = probe.address() as AddressInfo // a server that listens on a port has an address of this type
  await new Promise(resolve => probe.close(resolve))
  return port
}

async function filesWith(pattern: RegExp): Promise<string[]> {
  const names = (await readdir(bundle, { recursive: true })).filter(name => name.endsWith('.mjs'))
  const texts = await Promise.all(names.map(name => readFile(join(bundle, name), 'utf8')))
  return names.filter((_, at) => pattern.test(texts[at] ?? ''))
}

test('the bundle starts in production, shows its pages with their files, and makes a PDF', async () => {
  const { admin } = await given.team()
  const plan = await as(admin).call(createPackage, { name: 'Seguito ogni mese', price: 0 })
  const program = await as(admin).call(createProgram, { title: 'Forza' })

  await promisify(execFile)(process.execPath, [join(root, 'scripts/bundle.mjs'), bundle], { cwd: root })
  // the stand-ins of services are for local mode, from the sources
  expect(await filesWith(/insert into test_payment_objects|stand-in-secret/)).toEqual([])
  const port = await freePort()
  const server = startProgram(join(bundle, 'main.mjs'), {
    cwd: elsewhere,
    env: {
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://app.example.com',
      SMTP_URL: 'smtp://127.0.0.1:1',
      SUPPORT_EMAIL: 'aiuto@example.com',
      DATA_DIR: join(elsewhere, 'data'),
      DATABASE_URL: prepared.owner,
      DATABASE_APP_URL: prepared.app,
      DATABASE_SYSTEM_URL: prepared.system,
      SECRET_KEY: testSecret,
      HOST: '127.0.0.1',
      PORT: String(port),
    },
  })
  await server.isUp()
  const ask = (path: string, headers: Record<string, string> = {}) => fetch(`http://127.0.0.1:${port}${path}`, { headers })

  for (const [page, words] of [
    ['/', 'Allenio'],
    [`/sf/plans/${plan.id}`, plan.name],
  ] as const) {
    const answer = await ask(page)
    const html = await answer.text()
    expect([page, answer.status, html.includes(words)]).toEqual([page, 200, true])
    const files = [...html.matchAll(/(?:href|src)="(\/(?:landing|storefront|assets)\/[^"?]+\.(?:css|js))"/g)].map(([, file = '']) => file)
    // the script of the order page is a part of the web's build
    expect(files.length).toBeGreaterThan(hasWeb ? 1 : 0)
    for (const file of files) expect([file, (await ask(file)).status]).toEqual([file, 200])
  }
  if (hasWeb) {
    const html = await (await ask('/clients')).text()
    const [, script = ''] = /src="(\/assets\/[^"]+\.js)"/.exec(html) ?? []
    expect([script, (await ask(script)).headers.get('content-type')]).toEqual([
      expect.stringMatching(/./),
      expect.stringMatching(/javascript/),
    ])
  }
  const pdf = await ask(`/api/programs/${program.id}/download/pdf`, { authorization: `Bearer ${admin.token}` })
  expect([
    pdf.status,
    Buffer.from(await pdf.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ]).toEqual([200, '%PDF-'])

  const { code, err } = await server.ended('SIGTERM')
  expect([code, err]).toEqual([0, ''])
}, 120_000)
