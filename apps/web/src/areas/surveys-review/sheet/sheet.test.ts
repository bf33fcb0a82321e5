import { Answer, Question, SurveyVersion } from '@allenio/contract/surveys'
import { expect, test } from 'vitest'
import { answerTexts } from './answer-texts.ts'
import { comparedFileIds, pairPhotos } from './pose-photos.ts'
import { corrections, sheetPages } from './rows.ts'

const asked = (fields: Record<string, unknown>) => Question.parse({ text: 'How?', ...fields })
const versionOf = (...questions: Question[]) => SurveyVersion.parse({ pages: [{ title: 'One', questions }] })
const number = (value: number) => Answer.parse({ kind: 'number', value })
const id = (last: string) => `7b0d3c0a-53a1-4a0e-8f36-2f6f5b1f0a${last}`
const answerFile = (last: string) => ({ id: id(last), name: 'a.jpg', mimeType: 'image/jpeg', bytes: 1 })
const shownFile = (last: string) => ({ ...answerFile(last), kind: 'image' as const, width: 3, height: 4, url: `/${last}`, thumbUrl: null })
const photos = (taken: Record<string, string>) =>
  Answer.parse({ kind: 'progress', photos: Object.fromEntries(Object.entries(taken).map(([pose, last]) => [pose, answerFile(last)])) })
const earlier = (day: string, version: SurveyVersion, answers: Record<string, Answer>, files = [] as ReturnType<typeof shownFile>[]) => ({
  id: id('99'),
  day,
  version,
  answers,
  files,
})

const sleep = asked({ kind: 'number', key: 'sleep', min: 0, max: 10, flags: [{ operator: 'at most', value: 3 }] })
const pain = asked({ kind: 'boolean', key: 'pain' })
const where = asked({
  kind: 'text',
  key: 'where',
  condition: { join: 'all', tests: [{ question: 'pain', test: { operator: 'is', value: true } }] },
})

test('a row has now, previous and first, what changed, the course and the flag', () => {
  const reworded = { ...sleep, text: 'How did you sleep?' }
  const [page] = sheetPages({
    version: versionOf(reworded),
    answers: { sleep: number(3) },
    number: 9,
    previous: earlier('2026-03-03', versionOf(sleep), { sleep: number(5) }),
    first: earlier('2026-01-06', versionOf(sleep), { sleep: number(7) }),
    series: {
      sleep: [
        { day: '2026-01-06', value: 7 },
        { day: '2026-03-03', value: 5 },
      ],
    },
  })
  expect(page?.rows).toEqual([
    {
      question: reworded,
      now: number(3),
      previous: number(5),
      first: number(7),
      change: -2,
      series: [7, 5],
      isFigure: true,
      isFlagged: true,
      askedDifferently: { until: '2026-03-03', text: 'How?' },
    },
  ])
})

test('hidden questions and pages without any are not shown', () => {
  const version = SurveyVersion.parse({
    pages: [
      { title: 'One', questions: [pain, where] },
      { title: 'Two', questions: [{ ...sleep, everyNth: 4 }] },
    ],
  })
  const answers = { pain: Answer.parse({ kind: 'boolean', value: false }) }
  const pages = sheetPages({ version, answers, number: 2, previous: null, first: null, series: {} })
  expect(pages.map(({ title, rows }) => [title, rows.map(({ question }) => question.key)])).toEqual([['One', ['pain']]])
})

test('a correction says what it changed, one after the other', () => {
  const version = versionOf(sleep, pain)
  const kept = { pain: Answer.parse({ kind: 'boolean', value: true }) }
  const list = corrections({
    version,
    answers: { ...kept, sleep: number(6) },
    former: [
      { at: '2026-03-02T10:00:00Z', answers: { ...kept, sleep: number(5) } },
      { at: '2026-03-02T09:00:00Z', answers: kept },
    ],
  })
  expect(list.map(({ changes }) => changes)).toEqual([
    [{ question: sleep, before: number(5), after: number(6) }],
    [{ question: sleep, before: undefined, after: number(5) }],
  ])
})

test('photos are paired by pose, and a photo that is gone leaves its place empty', () => {
  const shots = asked({ kind: 'progress', key: 'shots' })
  const version = versionOf(shots)
  const [now, before, start] = [photos({ front: '01', side: '02' }), photos({ front: '03' }), photos({ side: '04' })]
  const detail = {
    version,
    answers: { shots: now },
    number: 3,
    files: [shownFile('01'), shownFile('02')],
    previous: earlier('2026-03-03', version, { shots: before }),
    first: earlier('2026-01-06', version, { shots: start }, [shownFile('04')]),
    series: {},
  }
  const [page] = sheetPages(detail)
  const row = page?.rows[0]
  expect(row && pairPhotos(row, detail)).toEqual([
    { pose: 'front', photos: { first: undefined, previous: undefined, now: shownFile('01') } },
    { pose: 'side', photos: { first: shownFile('04'), previous: undefined, now: shownFile('02') } },
  ])
  expect(comparedFileIds(detail)).toEqual([id('04'), id('03'), id('01')])
})

const long = 'word '.repeat(36).trim()
const choice = asked({
  kind: 'checkboxes',
  key: 'q',
  options: [
    { key: 'a', text: long },
    { key: 'b', text: 'B' },
  ],
  hasOther: true,
})
test.each<[string, Question, Answer, string[]]>([
  ['a long text', where, Answer.parse({ kind: 'text', text: `${long}\n${long}` }), [`${long}\n${long}`]],
  ['a scale', sleep, number(3), ['3']],
  [
    'options and other words',
    choice,
    Answer.parse({ kind: 'checkboxes', options: ['b', 'other'], otherText: long }),
    ['B', `Other: ${long}`],
  ],
])('%s is whole', (_, question, answer, texts) => {
  expect(answerTexts(question, answer, { language: 'en', metrics: new Map() })).toEqual(texts)
})
