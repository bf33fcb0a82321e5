import type { Conversation } from '@allenio/contract/chat'
import { expect, test } from 'vitest'
import { useInboxWords } from './words.ts'
import { useThreadWords } from '../thread/words.ts'
import { lineOf } from './last-line.ts'

type Last = NonNullable<Conversation['lastMessage']>

const last = (facts: Partial<Last>): Last => ({
  id: 'a',
  type: 'text',
  message: '',
  filename: null,
  isOwn: false,
  createdAt: '',
  createdAtHumans: '',
  deletedAt: null,
  duration: null,
  sender: { name: 'Anna Verdi', role: 'client' },
  ...facts,
})
const line = (facts: Partial<Last> | null) => lineOf(facts && last(facts), { t: useInboxWords.say, say: useThreadWords.say })
const coach = { name: 'Davide Riva', role: 'coach' as const }

test.each([
  [null, { icon: undefined, text: 'Ancora nessun messaggio' }],
  [{ message: 'Ho finito\n\nil check' }, { icon: undefined, text: 'Ho finito il check' }],
  [
    { message: 'Bene', isOwn: true, sender: coach },
    { icon: undefined, text: 'Tu: Bene' },
  ],
  [
    { message: 'Bene', sender: coach },
    { icon: undefined, text: 'Davide: Bene' },
  ],
  [{ type: 'image' as const }, { icon: 'image', text: 'Foto' }],
  [
    { type: 'image' as const, message: 'Oggi' },
    { icon: 'image', text: 'Oggi' },
  ],
  [
    { type: 'other' as const, filename: 'analisi.pdf' },
    { icon: 'other', text: 'analisi.pdf' },
  ],
  [
    { type: 'voice' as const, duration: 34.4 },
    { icon: 'voice', text: 'Messaggio vocale, 0:34' },
  ],
  [
    { type: 'voice' as const, duration: 754, isOwn: true },
    { icon: 'voice', text: 'Tu: Messaggio vocale, 12:34' },
  ],
  [
    { message: '', deletedAt: '2026-03-04T10:00:00Z', isOwn: true },
    { icon: 'deleted', text: 'Messaggio eliminato' },
  ],
])('%j reads as %j', (facts, expected) => {
  expect(line(facts)).toEqual(expected)
})
