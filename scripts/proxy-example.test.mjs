import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const operations = readFileSync(resolve(import.meta.dirname, '../docs/operations.md'), 'utf8')
const example = /```nginx\n([\s\S]*?)```/.exec(operations)?.[1] ?? ''
const nginx = ['/usr/sbin/nginx', 'nginx'].find(path => spawnSync(path, ['-v']).status === 0)
const hasTools = nginx !== undefined && spawnSync('openssl', ['version']).status === 0
const folder = mkdtempSync(join(tmpdir(), 'allenio-nginx-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('the example of a proxy defines each variable of ours that it uses, and names a certificate', () => {
  const used = [...example.matchAll(/\$(connection_\w+)/g)].map(([, name]) => name)
  const defined = [...example.matchAll(/^map \S+ \$(\w+) \{/gm)].map(([, name]) => name)
  expect(used.length).toBeGreaterThan(1)
  expect(new Set(used)).toEqual(new Set(defined))
  expect(example).toMatch(/ssl_certificate .*;\n\s*ssl_certificate_key /)
})

test.skipIf(!hasTools)('nginx takes the example as it stands', () => {
  const [certificate, key] = ['certificate.pem', 'key.pem'].map(name => join(folder, name))
  const request = [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-subj',
    '/CN=app.example.com',
    '-days',
    '1',
    '-out',
    certificate,
    '-keyout',
    key,
  ]
  execFileSync('openssl', request, { stdio: 'ignore' })
  const site = example
    .replace(/ssl_certificate .*;/, `ssl_certificate ${certificate};`)
    .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${key};`)
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, `pid ${join(folder, 'pid')};\nerror_log stderr;\nevents {}\nhttp {\n${site}\n}\n`)
  const { status, stderr } = spawnSync(nginx, ['-t', '-c', file, '-p', folder, '-g', 'daemon off;'], { encoding: 'utf8' })
  expect([status, stderr]).toEqual([0, expect.stringContaining('test is successful')])
})
