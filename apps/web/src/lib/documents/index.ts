export type { DocumentCalls } from './app-transport.ts'
export type { DocumentStatus, OpenDocument } from './open-document.ts'
export type { Presence, Visitor } from './presence.ts'
export { useDocument, type DocumentKind, type EditedDocument } from './use-document.ts'
