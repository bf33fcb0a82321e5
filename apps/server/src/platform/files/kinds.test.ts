import { describe, expect, test } from 'vitest'
import { fileLimits } from '@allenio/contract/files'
import { cleanName, isAccepted, judgeType, limitOf, refuseFalseFilm } from './kinds.ts'

const pdf = Buffer.from('%PDF-1.7\n%âãÏÓ\n')
const png = Buffer.from('89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489', 'hex')
const gif = Buffer.from('GIF89a\x01\x00\x01\x00\x00\x00\x00;', 'latin1')
const mp4 = Buffer.from('00000018667479706d703432000000006d70343269736f6d', 'hex')
const mov = Buffer.from('00000014667479707174202000000000717420200000000866726565', 'hex')
const webm = Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282847765626d42878104428581', 'hex')
const heic = Buffer.from('0000001866747970686569630000000068656963', 'hex')
const exe = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)])
const html = Buffer.from('<!doctype html><script>alert(1)</script>')
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')
const svgWithXml = Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>')
const text = Buffer.from('nome;peso\nGiulia;61,5\n')

describe('what a file says and what it is', () => {
  test.each([
    ['a PNG', png, 'image/png', 'image/png', 'image'],
    ['a PNG called JPEG', png, 'image/jpeg', 'image/png', 'image'],
    ['a PNG of unsaid type', png, '', 'image/png', 'image'],
    ['a GIF', gif, 'image/gif', 'image/gif', 'image'],
    ['a PDF', pdf, 'application/pdf', 'application/pdf', 'other'],
    ['a film', mp4, 'video/mp4', 'video/mp4', 'video'],
    ['a film of a telephone', mov, 'video/quicktime', 'video/quicktime', 'video'],
    ['a recorded voice', webm, 'audio/webm;codecs=opus', 'audio/webm', 'other'],
    ['a recorded film', webm, 'video/webm;codecs=vp9', 'video/webm', 'video'],
    ['a table', text, 'text/csv', 'text/csv', 'other'],
    ['a program of unsaid type', exe, '', 'application/x-msdownload', 'other'],
    ['a page, never served as one', html, 'text/html', 'application/octet-stream', 'other'],
    ['a drawing, never served as one', svg, 'image/svg+xml', 'application/octet-stream', 'other'],
    ['a drawing with a header', svgWithXml, 'image/svg+xml', 'application/octet-stream', 'other'],
    ['a drawing of unsaid type', svgWithXml, '', 'application/octet-stream', 'other'],
  ])('%s', async (_, bytes, mimeType, type, kind) => {
    expect(await judgeType(bytes, { name: 'x', mimeType, bytes: bytes.length })).toEqual({ mimeType: type, kind })
  })

  test.each([
    ['a program called picture', exe, 'image/jpeg'],
    ['a page called picture', html, 'image/png'],
    ['a drawing called photograph', svg, 'image/jpeg'],
    ['a PDF called picture', pdf, 'image/png'],
    ['a picture called PDF', png, 'application/pdf'],
    ['a program called PDF', exe, 'application/pdf'],
    ['a program called text', exe, 'text/plain'],
    ['a picture called page', png, 'text/html'],
    ['text called film', text, 'video/mp4'],
  ])('%s is refused', async (_, bytes, mimeType) => {
    await expect(judgeType(bytes, { name: 'x', mimeType, bytes: bytes.length })).rejects.toMatchObject({ code: 'file is not what it says' })
  })

  test.each([
    ['of an iPhone', heic, 'image/heic'],
    ['in JPEG XR', Buffer.from('4949bc0120000000', 'hex'), 'image/vnd.ms-photo'],
    ['in JPEG XR that does not say so', Buffer.from('4949bc0120000000', 'hex'), ''],
    ['in FLIF', Buffer.from('FLIF44000000'), 'image/flif'],
  ])('a photograph %s is refused, because we cannot strip it', async (_, bytes, mimeType) => {
    await expect(judgeType(bytes, { name: 'x', mimeType, bytes: 20 })).rejects.toMatchObject({ code: 'picture not readable' })
  })

  test('only a film may be as large as a film', () => {
    const bytes = fileLimits.file + 1
    expect(() => refuseFalseFilm({ bytes, mimeType: 'application/pdf' })).toThrow('file too large')
    expect(() => refuseFalseFilm({ bytes, mimeType: 'video/quicktime' })).not.toThrow()
    expect(() => refuseFalseFilm({ bytes: bytes - 1, mimeType: 'application/pdf' })).not.toThrow()
  })
})

test.each([
  ['x.jpg', 'image/jpeg', fileLimits.file],
  ['x.mp4', 'video/mp4', fileLimits.file],
  ['x.MOV', '', fileLimits.movie],
  ['x', 'video/quicktime', fileLimits.movie],
])('%s of type %j may have %i bytes', (name, mimeType, limit) => {
  expect(limitOf({ name, mimeType })).toBe(limit)
})

test.each([
  [{ mimeType: 'image/jpeg', kind: 'image' }, ['image/*'], true],
  [{ mimeType: 'image/vnd.dwg', kind: 'other' }, ['image/*'], false],
  [{ mimeType: 'application/octet-stream', kind: 'other' }, ['image/*'], false],
  [{ mimeType: 'application/octet-stream', kind: 'other' }, ['*/*'], true],
  [{ mimeType: 'application/pdf', kind: 'other' }, ['image/*', 'application/pdf'], true],
  [{ mimeType: 'video/mp4', kind: 'video' }, ['video/*'], true],
  [{ mimeType: 'video/mp4', kind: 'video' }, [], false],
] as const)('%j for %j: %j', (judged, accept, expected) => {
  expect(isAccepted(judged, accept)).toBe(expected)
})

test.each([
  ['../../etc/passwd', 'passwd'],
  ['C:\\Users\\io\\foto.jpg', 'foto.jpg'],
  ['..', 'file'],
  ['.htaccess', 'htaccess'],
  ['a\r\nSet-Cookie: x', 'aSet-Cookie: x'],
  ['evil\u202egpj.exe', 'evilgpj.exe'],
  ['Perché no, è lunedì.pdf', 'Perché no, è lunedì.pdf'],
  ['', 'file'],
])('the name %j becomes %j', (name, cleaned) => {
  expect(cleanName(name)).toBe(cleaned)
})
