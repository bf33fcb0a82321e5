import { equipmentItems, muscles } from '@allenio/contract/exercises'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '@allenio/domain/testing'
import { forgivingPattern, searchWords, soundPieces } from '@allenio/domain/search'
import { equipmentNames, exerciseName, filmUrl, muscleFacts, parseFilmAddress } from './index.ts'

test('every muscle and every piece of equipment has a name of its own in both languages', () => {
  for (const language of ['it', 'en'] as const) {
    expect(new Set(muscles.map(each => muscleFacts[each].names[language])).size).toBe(muscles.length)
    expect(new Set(equipmentItems.map(each => equipmentNames[each][language])).size).toBe(equipmentItems.length)
  }
})

test('an exercise is called by the asker’s language, or by the other one', () => {
  expect(exerciseName({ nameIt: 'Panca', nameEn: 'Bench' }, 'en')).toBe('Bench')
  expect(exerciseName({ nameIt: 'Panca', nameEn: '' }, 'en')).toBe('Panca')
  expect(exerciseName({ nameIt: '', nameEn: 'Bench' }, 'it')).toBe('Bench')
})

describe('the address of a film', () => {
  test.each([
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3s', 'youtube', 'dQw4w9WgXcQ'],
    ['youtu.be/dQw4w9WgXcQ?si=abc', 'youtube', 'dQw4w9WgXcQ'],
    ['https://m.youtube.com/shorts/dQw4w9WgXcQ', 'youtube', 'dQw4w9WgXcQ'],
    ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', 'youtube', 'dQw4w9WgXcQ'],
    ['https://vimeo.com/76979871', 'vimeo', '76979871'],
    ['https://vimeo.com/channels/staffpicks/76979871', 'vimeo', '76979871'],
    ['vimeo.com/76979871/ab12cd34ef', 'vimeo', '76979871/ab12cd34ef'],
    ['https://player.vimeo.com/video/76979871?h=ab12cd34ef', 'vimeo', '76979871/ab12cd34ef'],
  ])('%s is read', (address, provider, videoId) => {
    const link = parseFilmAddress(address)
    expect(link).toEqual({ provider, videoId })
    expect(link && parseFilmAddress(filmUrl(link))).toEqual(link)
  })

  test.each([
    'https://example.com/watch?v=dQw4w9WgXcQ',
    'https://youtube.com.example.com/watch?v=dQw4w9WgXcQ',
    'https://youtube.com@example.com/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com/watch?v=short',
    'https://www.youtube.com/@channel',
    'https://vimeo.com/about',
    'javascript:alert(1)//youtu.be/dQw4w9WgXcQ',
    'Panca piana',
    '',
  ])('%s is refused', address => {
    expect(parseFilmAddress(address)).toBeUndefined()
  })
})

describe('a search', () => {
  test('is cut into words without accents', () => {
    expect(searchWords('  Mobilità: all’INDIETRO (2) ')).toEqual(['mobilita', 'all', 'indietro', '2'])
    expect(searchWords('%_\\.*')).toEqual([])
  })

  const fits = (word: string, text: string) => new RegExp(forgivingPattern(word)).test(text)

  test.each(['panca', 'pancia', 'pnca', 'panac', 'oanca', 'pancaa', 'panc'])('for %s finds the bench', typed => {
    expect(fits(typed, 'panca piana')).toBe(true)
    expect(fits(typed, 'distensioni su panca')).toBe(true)
    expect(fits(typed, 'squat')).toBe(false)
  })

  test('forgives one typo and not two, and none in a short word', () => {
    expect(fits('pnac', 'panca')).toBe(true)
    expect(fits('oamca', 'panca')).toBe(false)
    expect(fits('lsg', 'leg press')).toBe(false)
    expect(fits('leg', 'leg press')).toBe(true)
  })

  test('finds a word in which any one letter is wrong, missing, doubled or in the wrong place', () => {
    const word = fc.stringMatching(/^[a-z]{4,12}$/)
    fc.assert(
      fc.property(word, fc.nat(), fc.constantFrom('wrong', 'missing', 'doubled', 'turned'), (right, place, fault) => {
        const at = place % (right.length - 1)
        const [before, letter, after] = [right.slice(0, at), right.charAt(at), right.slice(at + 1)]
        const typed = {
          wrong: `${before}x${after}`,
          missing: before + after,
          doubled: before + letter + letter + after,
          turned: before + after.charAt(0) + letter + after.slice(1),
        }[fault]
        // the rest of a short word is asked for as it is
        expect(typed.length < 4 || fits(typed, right)).toBe(true)
        expect(typed.length < 4 || soundPieces(typed).some(piece => right.includes(piece))).toBe(true)
      }),
      runs,
    )
  })
})
