import { describe, expect, test } from 'vitest'
import { bandsOf, hasIntakes, type Band } from './rows.ts'
import sources from './intakes.csv?raw'
import { intakeTable } from './table.ts'

// `intakes.csv` holds facts of EFSA and of LARN (SINU, V revision, 2024), each with the opinion and the year in its column `source`, as
// public transcriptions tell them. The table joins bands of the same value, and leaves some rows out.

interface Fact extends Band {
  code: string
}

const [, ...lines] = sources.trim().split('\n')
const facts = lines.map((line): Fact => {
  const [code = '', set = '', kind = '', sex = '', from, to, state = '', basis = '', condition = '', value] = line.split(',')
  return { code, set, kind, sex, state, basis, condition, from: Number(from), to: to ? Number(to) : Infinity, value: Number(value) }
})

const keyOf = ({ set, kind, sex, state, basis, condition }: Band) => [set, kind, sex, state, basis, condition].join(' ')

/** Why rows are no part of the table. */
const leftOut: Record<string, (fact: Fact) => boolean> = {
  'an average requirement judges groups': ({ kind }) => kind === 'AR',
  'energy and macros are held against the target of the plan': ({ code }) => ['protein_g', 'carbs_g', 'lipids_g'].includes(code),
  'sums of fatty acids of which foods have the parts': ({ code }) => ['epa_dha', 'omega_3_total', 'omega_6_total'].includes(code),
  'no food has a figure': ({ code }) => ['chloride', 'iodine', 'biotin', 'molybdenum'].includes(code),
  'a sum over foods cannot tell added forms apart': ({ condition }) => /added/u.test(condition),
  'DHA comes on top of a sum that is left out': ({ code, condition }) => code === 'omega_3_dha' && condition.startsWith('increment'),
  'a range counts from its lower end': ({ condition }) => condition === 'range_max',
  'nobody records whether a girl menstruates': ({ condition }) => condition === 'menstruating',
  'the fluoride for men lies above its safe level': fact =>
    fact.code === 'fluoride' && keyOf(fact).startsWith('EFSA AI m ') && fact.from === 216,
  'zinc is judged for a mixed diet': ({ condition }) => /^phytate_(300|900|1200)$/u.test(condition),
}

const reasonFor = (fact: Fact) => Object.keys(leftOut).filter(reason => leftOut[reason]?.(fact))
const kept = facts.filter(fact => reasonFor(fact).length === 0)

describe('the reference intakes', () => {
  test('are those of the sources, row by row', () => {
    const differing = kept.filter(({ code, ...fact }) => {
      const bands = hasIntakes(code) ? bandsOf(code).filter(band => keyOf(band) === keyOf(fact)) : []
      const covering = bands.filter(({ from, to }) => from <= fact.from && fact.to <= to)
      return covering.length !== 1 || covering[0]?.value !== fact.value
    })
    expect(differing).toEqual([])
    expect(kept.length).toBeGreaterThan(600)
  })

  test('hold nothing that is in no source', () => {
    for (const code of Object.keys(intakeTable).filter(hasIntakes)) {
      for (const band of bandsOf(code)) {
        const covered = kept
          .filter(fact => fact.code === code && keyOf(fact) === keyOf(band) && band.from <= fact.from && fact.to <= band.to)
          .toSorted((one, other) => one.from - other.from)
        const ends = covered.map(({ to }) => to)
        expect([[band.from, ...ends.slice(0, -1)], ends.at(-1)], `${code}: ${keyOf(band)}`).toEqual([
          covered.map(({ from }) => from),
          band.to,
        ])
      }
    }
  })

  test.each(Object.entries(leftOut))('leave out rows because %s', (_, isLeftOut) => {
    expect(facts.filter(isLeftOut).length).toBeGreaterThan(0)
  })
})
