import type { Folder } from '@allenio/contract/folders'
import { expect, test } from 'vitest'
import { branchesOf, folderOptions, isWithin } from './tree.ts'
import type { Branch } from './tree.ts'

const folder = (id: string, parents: readonly string[] = []): Folder => ({
  id,
  name: id.toUpperCase(),
  parentId: parents.at(-1) ?? null,
  parents: parents.map(each => ({ id: each, name: each.toUpperCase() })),
  programs: 0,
  may: { update: true, delete: true },
})
const folders = [folder('base'), folder('forza'), folder('gare', ['forza']), folder('sala', ['forza', 'gare'])]

test('folders stand within those that hold them', () => {
  const names = (branches: readonly Branch[]): unknown[] => branches.map(({ folder: { name }, children }) => [name, ...names(children)])
  expect(names(branchesOf(folders))).toEqual([['BASE'], ['FORZA', ['GARE', ['SALA']]]])
})

test('choices are named by their paths', () => {
  expect(folderOptions(folders).map(({ label }) => label)).toEqual(['BASE', 'FORZA', 'FORZA / GARE', 'FORZA / GARE / SALA'])
})

test('a folder is not offered to itself, nor to what it holds', () => {
  expect(folderOptions(folders, 'gare').map(({ value }) => value)).toEqual(['base', 'forza'])
  expect(isWithin(folder('sala', ['forza', 'gare']), 'forza')).toBe(true)
})
