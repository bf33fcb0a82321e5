// what the settings page loads of this area
export * as secondFactor from './second-factor.tsx'
export * as passkeys from './passkeys.tsx'
export * as sessions from './sessions.tsx'
