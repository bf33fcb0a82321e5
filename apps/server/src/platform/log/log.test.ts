import { describe, expect, test } from 'vitest'
import { framesOf, makeLog, reasonOf, type LogLevel } from '#platform/log'

describe('lines', () => {
  const linesAt = (level: LogLevel) => {
    const lines: string[] = []
    const log = makeLog(level, line => void lines.push(line))
    for (const name of ['debug', 'info', 'warn', 'error'] as const) log[name](`at ${name}`, { name, missing: undefined })
    return lines
  }

  test('are one JSON object each', () => {
    const [line = ''] = linesAt('debug')
    expect(line.endsWith('}\n')).toBe(true)
    expect(JSON.parse(line)).toEqual({ time: expect.stringMatching(/^\d{4}-.*Z$/), level: 'debug', message: 'at debug', name: 'debug' })
  })

  test.each([
    ['debug', 4],
    ['info', 3],
    ['warn', 2],
    ['error', 1],
    ['silent', 0],
  ] as const)('at %s there are %i', (level, count) => {
    expect(linesAt(level)).toHaveLength(count)
  })

  test('cannot be split by what they carry', () => {
    const lines: string[] = []
    makeLog('info', line => void lines.push(line)).info('a\nb', { value: 'c\r\n{"level":"error"}' })
    expect(lines.join('').split('\n')).toHaveLength(2)
  })
})

describe('why it failed', () => {
  const ofDatabase = (code: string, message: string) => Object.assign(new Error(message), { code })

  test.each([
    [ofDatabase('22P02', 'invalid input syntax for type uuid: "giulia@example.com"'), 'invalid input syntax for type uuid: "…"'],
    [ofDatabase('22008', 'date/time field value out of range: "gi"u\nlia"'), 'date/time field value out of range: "…"'],
    [ofDatabase('23505', 'duplicate key value violates "persons_email_key"'), 'duplicate key value violates "persons_email_key"'],
    [new Error('plain "words"'), 'plain "words"'],
    [{ message: 'an error once', code: '57P01' }, 'an error once'],
    ['a text', 'a text'],
    [undefined, 'undefined'],
  ])('%s', (error, reason) => {
    expect(reasonOf(error)).toBe(reason)
  })

  test('where it failed does not say why', () => {
    const frames = framesOf(new Error('giulia@example.com\nsecond line'))
    expect(frames).toContain('log.test.ts')
    expect(frames).not.toMatch(/giulia|second line/)
    expect(framesOf('a text')).toBeUndefined()
  })
})
