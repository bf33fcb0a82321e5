// what the settings page loads of this area
export * as clients from './clients.tsx'
export * as subscriptions from './subscriptions.tsx'
export * as ownConsents from './../consents/own-consents.tsx'
