export * from './custom-apps.ts'
export * from './operator.ts'
