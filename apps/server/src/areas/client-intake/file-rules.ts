import type { FileRule } from '#platform/files'

// only the server reads the table of an import
export const importTables: FileRule = { columns: ['client_imports.file_id'] }
