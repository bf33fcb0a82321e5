import type { FileRule } from '#platform/files'

// a table that is being imported is read by the server alone
export const importTables: FileRule = { columns: ['client_imports.file_id'] }
