import { lazyPart } from '#lib/lazy-part'
export { discuss, openChatWith } from './box/box-state.ts'
export { focusComposer, isEmptyComposer } from './inbox/composer-focus.ts'
export { LatestMessage } from './home/latest-message.tsx'
export { quote, subjectLinks, useNextSubject } from './subjects.ts'
/** The conversation with a client, docked in a page of another area. */
export const ClientThread = lazyPart(() => import('./thread/thread.tsx'), 'ClientThread')
