import { SurveyVersion, type Answers, type OwnSurvey } from '@allenio/contract/surveys'
import { expect, test } from 'vitest'
import {
  answersToShare,
  filesToSend,
  parseBegun,
  parseFiles,
  reopenedAnswers,
  startAnswers,
  withoutLostFiles,
  type BegunAnswers,
} from './stored-answers.ts'

const [id, releaseId, otherRelease] = [
  '7b0d3c0a-53a1-4a0e-8f36-2f6f5b1f0a01',
  '7b0d3c0a-53a1-4a0e-8f36-2f6f5b1f0a02',
  '7b0d3c0a-53a1-4a0e-8f36-2f6f5b1f0a03',
]
const [frontId, noteId] = ['7b0d3c0a-53a1-4a0e-8f36-2f6f5b1f0a04', '7b0d3c0a-53a1-4a0e-8f36-2f6f5b1f0a05']

const version = SurveyVersion.parse({
  pages: [
    {
      title: '',
      questions: [
        { kind: 'number', key: 'sleep', text: 'How did you sleep?' },
        { kind: 'text', key: 'note', text: 'What else?' },
        { kind: 'progress', key: 'photos', text: 'Photos' },
        { kind: 'files', key: 'papers', text: 'Papers', most: 3 },
      ],
    },
  ],
})

const named = (fileId: string) => ({ id: fileId, name: 'front.jpg', mimeType: 'image/jpeg', bytes: 3 })
const sleep = (value: number): Answers => ({ sleep: { kind: 'number', value } })
const photos: Answers = { photos: { kind: 'progress', photos: { front: named(frontId) }, kg: 70 } }
const papers: Answers = { papers: { kind: 'files', files: [named(noteId)] } }
const file = new File(['jpg'], 'front.jpg')

const begun = (more: Partial<BegunAnswers> = {}): BegunAnswers => ({
  id,
  dueDay: '2026-03-02',
  releaseId,
  version,
  answers: sleep(6),
  place: 'note',
  savedAt: '2026-03-02T08:00:00.000Z',
  ...more,
})

const survey = (more: Partial<OwnSurvey> = {}): OwnSurvey => ({
  assignmentId: 'assignment',
  surveyId: 'survey',
  name: 'Check-in',
  type: 'CHECK_IN',
  message: '',
  intro: '',
  releaseId,
  version,
  dueDay: '2026-03-02',
  number: 1,
  opensAt: null,
  closesAt: null,
  isOpen: true,
  isPaused: false,
  isLate: false,
  opensAtEntry: false,
  draft: null,
  last: null,
  ...more,
})

const draft = (savedAt: string, answers: Answers, of = releaseId) => ({ releaseId: of, answers, savedAt })
const [earlier, later] = ['2026-03-02T07:00:00.000Z', '2026-03-02T09:00:00.000Z']

test('whoever begins has an id that was made once, and nothing else', () => {
  expect(startAnswers(survey(), undefined)).toMatchObject({ dueDay: '2026-03-02', releaseId, answers: {}, place: null, savedAt: '' })
})

test('what was begun on this device goes on, unless it was begun for an earlier check-in', () => {
  expect(startAnswers(survey(), begun())).toEqual(begun())
  expect(startAnswers(survey({ draft: draft(earlier, sleep(1)) }), begun())).toEqual(begun())
  const next = startAnswers(survey({ dueDay: '2026-03-09' }), begun())
  expect(next).toMatchObject({ dueDay: '2026-03-09', answers: {} })
  expect(next.id).not.toBe(id)
})

test('another device that saved later wins; files and the id stay those of this device', () => {
  const own = begun({ answers: { ...sleep(6), ...photos } })
  expect(startAnswers(survey({ draft: draft(later, sleep(8)) }), own)).toMatchObject({
    id,
    place: 'note',
    savedAt: later,
    answers: { ...photos, ...sleep(8) },
  })
})

test('a laptop begins where the phone stopped: at the first question without an answer', () => {
  expect(startAnswers(survey({ draft: draft(later, sleep(8)) }), undefined)).toMatchObject({
    place: 'note',
    answers: sleep(8),
    savedAt: later,
  })
})

test('a draft of another version replaces what stands here, with its id', () => {
  const start = startAnswers(survey({ releaseId: otherRelease, draft: draft(later, sleep(8), otherRelease) }), begun())
  expect(start).toMatchObject({ id, releaseId: otherRelease, answers: sleep(8) })
})

test.each([
  ['nothing', undefined, undefined],
  ['what another app wrote', { answers: 3 }, undefined],
  ['a draft', begun(), begun()],
  ['an answer that cannot be read', { ...begun(), answers: { ...sleep(6), note: { kind: 'text' } } }, begun()],
])('the device has %s', (_, stored, read) => expect(parseBegun(stored)).toEqual(read))

test('only files are taken for files', () => {
  expect(parseFiles({ a: file, b: 'text' })).toEqual({ a: file })
  expect(parseFiles('text')).toBeUndefined()
})

test('other devices get everything but files', () => {
  expect(answersToShare({ ...sleep(6), ...photos, ...papers })).toEqual(sleep(6))
})

test('files are sent by the field that names them; those that the server has already are not there', () => {
  expect(filesToSend({ ...photos, ...papers }, { [frontId]: file })).toEqual({ 'answers.photos.photos.front.id': file })
  expect(filesToSend({ ...photos, ...papers }, { [noteId]: file })).toEqual({ 'answers.papers.files.0.id': file })
})

test('files that the browser has thrown away are not named any more', () => {
  expect(withoutLostFiles({ ...sleep(6), ...photos, ...papers }, { [frontId]: file })).toEqual({
    ...sleep(6),
    ...photos,
    papers: { kind: 'files', files: [] },
  })
  expect(withoutLostFiles(photos, {})).toEqual({ photos: { kind: 'progress', photos: {}, kg: 70 } })
})

test('a refused answer is opened again with its id, its answers and its files', () => {
  const input = { id, assignmentId: 'assignment', releaseId, dueDay: '2026-03-02', sentAt: later, answers: { ...sleep(6), ...photos } }
  expect(reopenedAnswers({ input, files: { 'answers.photos.photos.front.id': file } }, { version })).toEqual({
    answers: begun({ answers: { ...sleep(6), ...photos }, place: null, savedAt: later }),
    files: { [frontId]: file },
  })
})
