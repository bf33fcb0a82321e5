import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { loadEnvFile, parseEnvFile } from './env-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'allenio-env-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const file = join(folder, 'allenio.env')
const absent = join(folder, 'absent.env')

describe('an environment file', () => {
  test.each([
    ['PORT=3000', { PORT: '3000' }],
    ['  PORT = 3000  ', { PORT: '3000' }],
    ["MAIL_FROM='Studio <no-reply@example.com>'", { MAIL_FROM: 'Studio <no-reply@example.com>' }],
    ['MAIL_FROM="Studio \\"Uno\\" $x"', { MAIL_FROM: 'Studio "Uno" $x' }],
    ['SMTP_URL=smtps://u:pa#ss@mail # no comment', { SMTP_URL: 'smtps://u:pa#ss@mail # no comment' }],
    ['# PORT=1\n; PORT=2\nPORT=3\n', { PORT: '3' }],
    ['A=\nB=1', { A: '', B: '1' }],
    ['A=one\\\ntwo\nB="one\\\ntwo"', { A: 'onetwo', B: 'onetwo' }],
    ['A="one\ntwo"\nB=1', { A: 'one\ntwo', B: '1' }],
    ['A=a\\b"c"', { A: 'ab"c"' }],
    ["A='one' 'two'three", { A: 'onetwothree' }],
    ['A=1\nA=2', { A: '2' }],
    ['A=1\r\nB=2\r\n', { A: '1', B: '2' }],
    ['export A=1\nno assignment\n1A=2', {}],
  ])('%j is read as systemd reads it', (text, values) => {
    expect(parseEnvFile(text)).toEqual(values)
  })

  test('fills in what is not set, and says which file it was', () => {
    writeFileSync(file, 'PORT=3000\nHOST=0.0.0.0\nBRAND=warfit\n')
    const env: Record<string, string | undefined> = { ALLENIO_ENV: file, PORT: '4000', BRAND: '' }
    expect(loadEnvFile(env)).toBe(file)
    expect(env).toMatchObject({ PORT: '4000', HOST: '0.0.0.0', BRAND: '' })
  })

  test('of the preset place is used where it is there', () => {
    writeFileSync(file, 'PORT=3000')
    const env: Record<string, string | undefined> = {}
    expect([loadEnvFile(env, { presetFile: absent }), env]).toEqual([undefined, {}])
    expect([loadEnvFile(env, { presetFile: file }), env]).toEqual([file, { PORT: '3000' }])
    expect(loadEnvFile({ ALLENIO_ENV: '' }, { presetFile: file })).toBeUndefined()
  })

  test('that is named and absent is a mistake', () => {
    expect(() => loadEnvFile({ ALLENIO_ENV: absent })).toThrow(`The environment file ${absent} does not exist.`)
    expect(() => loadEnvFile({ ALLENIO_ENV: folder })).toThrow(`The environment file ${folder} is a folder.`)
  })

  // root may read everything
  test.skipIf(process.getuid?.() === 0)('that is closed to this account is refused, but not for the server that systemd starts', () => {
    writeFileSync(file, 'PORT=3000')
    chmodSync(file, 0o000)
    expect(() => loadEnvFile({}, { presetFile: file })).toThrow('may not be read by this account')
    expect(loadEnvFile({}, { presetFile: file, mayBeClosed: true })).toBeUndefined()
    expect(() => loadEnvFile({ ALLENIO_ENV: file }, { mayBeClosed: true })).toThrow('may not be read by this account')
    chmodSync(file, 0o600)
  })
})
