import { expect, test } from 'vitest'
import { matchAnswers } from './match.ts'

const answer = (title: string, text = '') => ({ id: title, title, text, isShared: false, may: { update: true, delete: true } })
const answers = [
  answer('Buon giorno', 'Ciao {first_name}'),
  answer('Visita', 'Ti aspetto, porta il diario'),
  answer('Promemoria visita'),
  answer('Vitamina D', 'Con il pasto principale'),
  answer('Perché no', 'La visita è rimandata'),
]
const found = (typed: string) => matchAnswers(answers, typed).map(({ title }) => title)

test.each([
  ['', ['Buon giorno', 'Visita', 'Promemoria visita', 'Vitamina D', 'Perché no']],
  ['vi', ['Visita', 'Vitamina D', 'Promemoria visita', 'Perché no']],
  ['visita', ['Visita', 'Promemoria visita', 'Perché no']],
  ['BUONGIORNO', ['Buon giorno']],
  ['perche', ['Perché no']],
  ['diario', ['Visita']],
  ['zzz', []],
])('%j finds %j', (typed, titles) => {
  expect(found(typed)).toEqual(titles)
})
