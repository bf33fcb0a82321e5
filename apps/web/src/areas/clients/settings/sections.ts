// loaded by the settings page
export * as clients from './clients.tsx'
export * as subscriptions from './subscriptions.tsx'
export * as ownConsents from './../consents/own-consents.tsx'
