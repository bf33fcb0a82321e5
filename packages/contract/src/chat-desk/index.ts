export * from './chat-desk.ts'
