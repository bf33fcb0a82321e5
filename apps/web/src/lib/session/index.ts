export { rememberPath, safeLocalPath, takeRememberedPath } from './paths.ts'
export { onSessionChange, session, setPerson, setWorkspace, signIn, signOut, useSession } from './session.ts'
export type { Session, Strategy } from './session.ts'
