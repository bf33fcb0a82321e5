// loaded by the settings page
export * as secondFactor from './second-factor.tsx'
export * as passkeys from './passkeys.tsx'
export * as sessions from './sessions.tsx'
