/** A row of a library is called by its name or by its title. */
export type LibraryRow = { id: string } & ({ name: string } | { title: string })

export const nameOf = (row: LibraryRow): string => ('name' in row ? row.name : row.title)

/** How a list tells its rows apart, and what it calls them. */
export const namedRows = { rowKey: ({ id }: { id: string }) => id, rowName: nameOf }
