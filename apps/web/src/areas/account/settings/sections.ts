// loaded by the settings page
export * as profile from './profile.tsx'
export * as password from './password.tsx'
export * as preferences from './preferences.tsx'
export * as workspaces from './workspaces.tsx'
export * as dataExport from './export.tsx'
export * as deletion from './deletion.tsx'
