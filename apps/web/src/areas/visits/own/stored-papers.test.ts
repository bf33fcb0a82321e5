import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { erasePerson } from '#lib/offline'
import { signIn } from '#lib/session'
import { deleteOtherPapers, paperLimitBytes, printedVisit, readPaper, storePapers } from './stored-papers.ts'

const visit = (id: string, version = '2026-10-01T10:00:00Z') => ({ id, version })
const asked: string[] = []

/** The server's answers, each with the bytes of a paper; null where the network is gone. */
function answerWith(paper: string | null): void {
  vi.stubGlobal('fetch', async (address: string) => {
    if (paper === null) throw new TypeError('no network')
    asked.push(address.replace(/^.*\/visits\/(.*)\/pdf.*$/, '$1'))
    const headers = { 'content-type': 'application/pdf', 'content-disposition': 'attachment; filename="Visita.pdf"' }
    return new Response(paper, { headers })
  })
}

beforeEach(async () => {
  signIn('local', { token: 't', personId: 'nina', workspaceId: 'studio' })
  await erasePerson('nina')
  asked.length = 0
  answerWith('a paper')
})
afterEach(() => vi.unstubAllGlobals())

test('a paper is fetched once, and again when the visit is finished again or the language is another', async () => {
  await storePapers([visit('a'), visit('b')], 'it')
  await storePapers([visit('a'), visit('b')], 'it')
  expect(asked).toEqual(['a', 'b'])
  answerWith('the new paper')
  await storePapers([visit('a', '2026-10-02T10:00:00Z'), visit('b')], 'it')
  await storePapers([visit('b')], 'en')
  expect(asked).toEqual(['a', 'b', 'a', 'b'])
  const paper = await readPaper('a')
  expect([paper?.filename, paper?.type, await paper?.blob.text()]).toEqual(['Visita.pdf', 'application/pdf', 'the new paper'])
})

test('without a network what is there stays, and nothing is asked in vain', async () => {
  await storePapers([visit('a')], 'it')
  answerWith(null)
  await storePapers([visit('a', 'later'), visit('b')], 'it')
  expect([await (await readPaper('a'))?.blob.text(), await readPaper('b')]).toEqual(['a paper', undefined])
})

test('a paper is another one where an earlier visit that it shows was finished again, or is shown no more', () => {
  const [last, middle, first] = ['c', 'b', 'a'].map(id => ({ id, finishedAt: `2026-10-01T10:00:00Z ${id}` }))
  if (!last || !middle || !first) throw new Error('three were made')
  const versionOf = (...visits: readonly { id: string; finishedAt: string }[]) => printedVisit(visits, 'b').version
  const version = versionOf(last, middle, first)
  expect(versionOf({ ...last, finishedAt: 'later' }, middle, first)).toBe(version)
  expect(versionOf(last, middle, { ...first, finishedAt: 'later' })).not.toBe(version)
  expect(versionOf(last, middle)).not.toBe(version)
})

test('a paper that comes after somebody else has signed in is nobody’s', async () => {
  vi.stubGlobal('fetch', async () => {
    signIn('local', { token: 't', personId: 'ugo', workspaceId: 'studio' })
    return new Response('a paper of Nina', { headers: { 'content-type': 'application/pdf' } })
  })
  await storePapers([visit('a')], 'it')
  expect(await readPaper('a')).toBeUndefined()
  signIn('local', { token: 't', personId: 'nina', workspaceId: 'studio' })
  expect(await readPaper('a')).toBeUndefined()
})

test('a device that could not be read once stores the next papers', async () => {
  const broken = vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(() => {
    throw new Error('the disk is broken')
  })
  await storePapers([visit('a')], 'it').catch(() => undefined)
  broken.mockRestore()
  await storePapers([visit('b')], 'it')
  expect((await readPaper('b'))?.filename).toBe('Visita.pdf')
})

test('papers take a bounded room, the oldest goes first', async () => {
  answerWith('x'.repeat(paperLimitBytes / 2))
  await storePapers([visit('a')], 'it')
  await storePapers([visit('b')], 'it')
  await storePapers([visit('c')], 'it')
  expect([await readPaper('a'), (await readPaper('b'))?.filename, (await readPaper('c'))?.filename]).toEqual([
    undefined,
    'Visita.pdf',
    'Visita.pdf',
  ])
})

test('papers go with a visit that is no longer shared, with a logout, and are nobody else’s', async () => {
  await storePapers([visit('a'), visit('b')], 'it')
  await deleteOtherPapers(new Set(['b']))
  expect([await readPaper('a'), (await readPaper('b'))?.filename]).toEqual([undefined, 'Visita.pdf'])
  signIn('local', { token: 't', personId: 'ugo', workspaceId: 'studio' })
  expect(await readPaper('b')).toBeUndefined()
  await erasePerson('nina')
  signIn('local', { token: 't', personId: 'nina', workspaceId: 'studio' })
  expect(await readPaper('b')).toBeUndefined()
})
