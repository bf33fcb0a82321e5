import type { Answer, Answers } from '@allenio/contract/surveys'
import { demoWords } from './demo-words.ts'

/** One check-in of one client. */
export interface DemoMoment {
  /** The place of the client among the demo's. */
  index: number
  /** From 0. */
  nth: number
  /** From 0 at the start of the course to 1 today. */
  progress: number
  /** The waist then. */
  waist: number
  state: 'usual' | 'calm' | 'alarming'
  roll: () => number
}

const scaleOf = (value: number): Answer => ({ kind: 'number', value: Math.min(10, Math.max(1, Math.round(value))) })
const numberOf = (value: number): Answer => ({ kind: 'number', value })
const yesNo = (value: boolean): Answer => ({ kind: 'boolean', value })
const checkboxesOf = (...options: string[]): Answer => ({ kind: 'checkboxes', options, otherText: '' })

/** A sentence of a list, which is not that of the check-in before. Empty ones are no answer. */
const wordsOf = (words: keyof typeof demoWords, { index, nth }: DemoMoment): Answer => {
  const list = demoWords[words]
  return { kind: 'text', text: list[(nth + index * 3) % list.length] ?? '' }
}

/** A course that rises with the weeks, and goes up and down by some points as weeks do. Calm check-ins stay where nothing is flagged. */
function levelOf({ index, nth, progress, state, roll }: DemoMoment, from: number, rise: number): number {
  const swing = Math.sin((nth + index * 2) / 2.3) * 1.1 + (roll() - 0.5) * 2
  const level = from + rise * progress + swing
  return state === 'usual' ? level : Math.min(7, Math.max(5, level))
}

/** The answers to the surveys of the demo, by the keys that their examples give to questions. */
export const demoCourses = {
  'weekly training': moment => {
    const { roll, state, index, nth } = moment
    const hurts = state === 'alarming' || (state === 'usual' && roll() < 0.14)
    return {
      week: scaleOf(levelOf(moment, 5.6, 2)),
      done: numberOf(Math.min(4, 2 + Math.floor(roll() * 3))),
      hard: scaleOf(levelOf(moment, 6.2, 0)),
      best: wordsOf('best', moment),
      problem: wordsOf('problem', moment),
      sleep: scaleOf(levelOf(moment, 6, 1.2)),
      pain: yesNo(hurts),
      'pain-level': numberOf(state === 'alarming' ? 8 : 2 + Math.floor(roll() * 3)),
      'pain-where': { kind: 'text', text: demoWords.where[(index + (nth >> 3)) % demoWords.where.length] ?? '' },
      waist: { kind: 'metric', value: moment.waist },
      next: wordsOf('next', moment),
    }
  },

  'weekly nutrition': moment => {
    const { roll } = moment
    const reasons = ['out', 'time', 'hunger', 'mood'].filter(() => roll() < 0.28)
    return {
      followed: scaleOf(levelOf(moment, 6.4, 1.8)),
      hunger: scaleOf(levelOf(moment, 5.6, -1.6)),
      why: reasons.length > 0 ? checkboxesOf(...reasons) : checkboxesOf('none'),
      free: numberOf(1 + Math.floor(roll() * 3)),
      digestion: scaleOf(levelOf(moment, 6.5, 1)),
      energy: scaleOf(levelOf(moment, 5.8, 1.6)),
      waist: { kind: 'metric', value: moment.waist },
      change: wordsOf('change', moment),
    }
  },

  sleep: moment => {
    const { roll } = moment
    return {
      hours: numberOf(Math.round((6.1 + moment.progress * 0.9 + (roll() - 0.5)) * 2) / 2),
      awake: numberOf(Math.floor(roll() * 3)),
      rested: scaleOf(levelOf(moment, 5.4, 1.6)),
      habits: roll() < 0.6 ? checkboxesOf('screen') : checkboxesOf('none'),
      note: wordsOf('awake', moment),
    }
  },

  'first visit': moment => {
    const { roll, index } = moment
    return {
      why: wordsOf('why', moment),
      work: { kind: 'multiple', option: (['sitting', 'standing', 'moving'] as const)[index % 3] ?? 'sitting', otherText: '' },
      sleep: numberOf(6 + Math.floor(roll() * 4) / 2),
      ill: yesNo(false),
      drugs: yesNo(index % 5 === 0),
      'drugs-text': { kind: 'text', text: 'Vitamina D' },
      injured: yesNo(index % 4 === 0),
      'injured-text': { kind: 'text', text: demoWords.where[index % demoWords.where.length] ?? '' },
      days: numberOf(2 + (index % 3)),
      place: checkboxesOf(index % 3 === 0 ? 'home' : 'gym'),
    }
  },
} as const satisfies Record<string, (moment: DemoMoment) => Answers>

export type DemoExample = keyof typeof demoCourses
