import { newId } from '@allenio/domain/ids'
import { describe, expect, test } from 'vitest'
import { changeFloor, emptyFloor, openColumns, parseFloor, type Floor } from './floor-columns.ts'

const people = Array.from({ length: 8 }, (_, index) => ({ id: newId(), name: `Persona ${index + 1}`, photo: null }))
const [first, second, third] = people.map(({ id }) => id)
if (!first || !second || !third) throw new Error('nobody')
const floorOf = (count: number): Floor => changeFloor(emptyFloor, { kind: 'add', clients: people.slice(0, count) })
const idsOf = ({ columns }: Floor) => columns.map(({ id }) => id)

describe('who is on the floor', () => {
  test('six at most, each once, and those who left are remembered', () => {
    const full = floorOf(8)
    expect(idsOf(full)).toEqual(people.slice(0, 6).map(({ id }) => id))
    const again = changeFloor(full, { kind: 'add', clients: people.slice(0, 1) })
    expect(again).toBe(full)
    const fewer = changeFloor(full, { kind: 'remove', clientId: first })
    expect(idsOf(fewer)).not.toContain(first)
    expect(fewer.order).not.toContain(first)
    expect(fewer.recent).toContain(first)
  })

  test('columns change places with their neighbours, and not beyond the edge', () => {
    const moved = changeFloor(floorOf(3), { kind: 'move', clientId: first, by: 1 })
    expect(idsOf(moved)).toEqual([second, first, third])
    expect(idsOf(changeFloor(moved, { kind: 'move', clientId: second, by: -1 }))).toEqual([second, first, third])
  })

  test('it comes back from the device as it was, whatever else is stored there', () => {
    const floor = changeFloor(floorOf(3), { kind: 'collapse', clientId: second })
    expect(parseFloor(structuredClone(floor))).toEqual(floor)
    expect(parseFloor(undefined)).toEqual(emptyFloor)
    const broken = { columns: [{ id: 'x', name: 1 }, { ...people[0] }], order: [3, newId()], recent: 'all' }
    expect(parseFloor(broken)).toMatchObject({ columns: [{ id: first, isCollapsed: false }], order: [first], recent: [] })
  })
})

describe('which columns are open', () => {
  test.each([
    [390, 4, 1],
    [844, 3, 3],
    [844, 6, 1],
    [1024, 4, 3],
    [1280, 4, 4],
    [1280, 6, 4],
    [1920, 6, 6],
  ])('%i pixels, %i people: %i', (width, count, open) => {
    expect(openColumns(floorOf(count), width).size).toBe(open)
  })

  test('those that were looked at last stay, and what was folded opens when it is looked at', () => {
    const floor = changeFloor(floorOf(4), { kind: 'look at', clientId: third })
    expect([...openColumns(floor, 390)]).toEqual([third])
    const folded = changeFloor(floor, { kind: 'collapse', clientId: third })
    expect(openColumns(folded, 1280).has(third)).toBe(false)
    expect(openColumns(folded, 390).has(third)).toBe(false)
    expect(openColumns(changeFloor(folded, { kind: 'look at', clientId: third }), 1280).has(third)).toBe(true)
  })

  test('whose workout is over makes room for somebody new before those who train', () => {
    const floor = floorOf(6)
    const isOpen = (change: Parameters<typeof changeFloor>[1], id: string) => openColumns(changeFloor(floor, change), 1280).has(id)
    const [fourth = '', fifth = ''] = people.slice(3).map(({ id }) => id)
    // four fit, and the fourth was looked at before the others
    expect([isOpen({ kind: 'look at', clientId: fifth }, fourth), isOpen({ kind: 'look at', clientId: fifth }, second)]).toEqual([
      false,
      true,
    ])
    const lookAt = { kind: 'look at', clientId: fifth, overIds: [second] } as const
    expect([isOpen(lookAt, fourth), isOpen(lookAt, second)]).toEqual([true, false])
    const four = floorOf(4)
    const five = changeFloor(four, { kind: 'add', clients: people.slice(4, 5), overIds: [first] })
    expect(five.order).toEqual([fifth, second, third, fourth, first])
  })

  test('somebody is in view also where all are folded', () => {
    const folded = [first, second].reduce((floor, clientId) => changeFloor(floor, { kind: 'collapse', clientId }), floorOf(2))
    expect(openColumns(folded, 1280).size).toBe(1)
  })
})
