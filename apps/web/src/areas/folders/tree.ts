import type { Folder } from '@allenio/contract/folders'

export interface Branch {
  folder: Folder
  children: readonly Branch[]
}

/** The folders as a tree. They come by name, and stay in this order within each. */
export function branchesOf(folders: readonly Folder[], parentId: string | null = null): Branch[] {
  const byParent = Map.groupBy(folders, folder => folder.parentId)
  const within = (id: string | null): Branch[] => (byParent.get(id) ?? []).map(folder => ({ folder, children: within(folder.id) }))
  return within(parentId)
}

/** The names from the top, as a list of choices shows them. */
export const pathOf = ({ parents, name }: Pick<Folder, 'parents' | 'name'>): string =>
  [...parents.map(parent => parent.name), name].join(' / ')

/** Whether a folder is another one, or stands somewhere in it. */
export const isWithin = ({ id, parents }: Pick<Folder, 'id' | 'parents'>, holderId: string): boolean =>
  id === holderId || parents.some(parent => parent.id === holderId)

/** Choices of a folder by their paths; a folder that is moved cannot go into itself. */
export const folderOptions = (folders: readonly Folder[], movedId?: string): { value: string; label: string; count: number }[] =>
  folders
    .filter(folder => movedId === undefined || !isWithin(folder, movedId))
    .map(folder => ({ value: folder.id, label: pathOf(folder), count: folder.programs }))
    .toSorted((one, other) => one.label.localeCompare(other.label))
