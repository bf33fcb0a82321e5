// only exports, because any other statement would load all of these modules with the app's first file
export { Dock } from './dock/dock.tsx'
export { chatPart, clientPanelPart, useDockParts } from './dock/parts.ts'
export { beginReply, endReply, unlessReplying } from './dock/reply-keys.ts'
