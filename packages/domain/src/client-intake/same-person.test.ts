import { expect, test } from 'vitest'
import { trackPeople } from './same-person.ts'

const person = (of: { email?: string; phone?: string; firstName?: string }) => ({
  firstName: 'Aldo',
  lastName: 'Serra',
  email: null,
  phone: null,
  ...of,
})
const [one, other] = ['+39333111', '+39333222']

test.each([
  ['the same address, written otherwise', { email: 'a@x.it' }, { email: 'A@x.it', firstName: 'Altro' }, true],
  ['two addresses', { email: 'a@x.it', phone: one }, { email: 'b@x.it', phone: one }, false],
  ['no address, the same name', {}, {}, true],
  ['an accent', { firstName: 'Nicolò' }, { firstName: 'nicolo' }, true],
  ['a telephone in one of them', {}, { phone: one }, true],
  ['the same telephone', { phone: one }, { phone: one }, true],
  ['two telephones', { phone: one }, { phone: other }, false],
  ['an address in one of them', { email: 'a@x.it', phone: one }, { phone: one }, true],
  ['an address in one of them and two telephones', { email: 'a@x.it', phone: one }, { phone: other }, false],
  ['another name at the same telephone', { phone: one }, { phone: one, firstName: 'Elsa' }, false],
])('%s', (_, first, second, isKnown) => {
  const isSeen = trackPeople()
  expect([isSeen(person(first)), isSeen(person(second))]).toEqual([false, isKnown])
})

test('of ten thousand people of one name each is told apart without being compared with all others', () => {
  const millisecondsOf = (name: (at: number) => string) => {
    const isSeen = trackPeople()
    const begun = performance.now()
    for (let at = 0; at < 10_000; at += 1) isSeen(person({ firstName: name(at), email: `n${at}@x.it`, phone: `+39333${at}` }))
    return performance.now() - begun
  }
  const quickest = (name: (at: number) => string) => Math.min(...[1, 2, 3].map(() => millisecondsOf(name)))
  expect(quickest(() => 'Aldo')).toBeLessThan(quickest(at => `Aldo ${at}`) * 3 + 5)
})
