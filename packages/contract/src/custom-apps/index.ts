export * from './custom-apps.ts'
