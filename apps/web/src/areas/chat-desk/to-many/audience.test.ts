import { expect, test } from 'vitest'
import { allClients, filtersOf, namesOf } from './audience.ts'

test.each([
  [allClients, undefined, { status: 'active' }],
  [allClients, 'm1', { status: 'active', collaboratorId: 'm1' }],
  [{ ...allClients, kind: 'type' as const }, undefined, undefined],
  [
    { ...allClients, kind: 'type' as const, typeId: 'none', tag: 'forgotten' },
    'm1',
    { status: 'active', collaboratorId: 'm1', selectedType: 'none' },
  ],
  [{ ...allClients, kind: 'tag' as const, tag: 'gara' }, undefined, { status: 'active', tag: 'gara' }],
  [{ ...allClients, kind: 'group' as const }, undefined, undefined],
  [
    { ...allClients, kind: 'group' as const, group: { id: 'g1', name: 'Mattina', size: 4 } },
    undefined,
    { status: 'active', groupId: 'g1' },
  ],
  [{ ...allClients, kind: 'people' as const, tag: 'gara', people: [{ id: 'a', name: 'Anna', isRegistered: true }] }, undefined, undefined],
])('%j seen by %s asks for %j', (audience, collaboratorId, filters) => {
  expect(filtersOf(audience, collaboratorId)).toEqual(filters)
})

test('three names and the rest as a number', () => {
  const people = ['Anna', 'Bruno', 'Carla', 'Dino', 'Elsa'].map(name => ({ id: name, name }))
  expect(namesOf(people)).toEqual({ names: ['Anna', 'Bruno', 'Carla'], more: 2 })
  expect(namesOf(people.slice(0, 1))).toEqual({ names: ['Anna'], more: 0 })
})
