import { registerFileRule } from '#platform/files'

// a table that is being imported is read by the server alone
registerFileRule({ columns: ['client_imports.file_id'] })
