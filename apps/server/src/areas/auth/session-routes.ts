import * as contract from '@allenio/contract/auth'
import { endSession, endSessions, forgetDevices, rememberDevice } from '#platform/auth'
import { audit } from '#platform/audit'
import { AppError, found } from '#platform/errors'
import { endedFilesCookie } from '#platform/files'
import { bindPerson, bindPublic, withMessage } from '#platform/http'
import { describeMe } from './me.ts'
import { listOwnSessions, moveSession } from './own-sessions.ts'
import { askForUse, usePasskey } from './passkeys.ts'
import { logIn } from './password-login.ts'
import { allowFiles, signIn } from './sign-in.ts'

export const sessionBindings = [
  bindPublic(contract.login, async ({ db, request }, input) => logIn(db, input, request)),

  bindPublic(contract.startPasskeyLogin, async ({ db }) => askForUse(db, null)),

  bindPublic(contract.loginWithPasskey, async ({ db, request }, answer) => {
    // tries are not counted: a passkey cannot be guessed, and must let its owner in whatever others try
    const personId = await usePasskey(db, { answer, personId: null })
    if (!personId) throw new AppError('passkey refused', { keepsWrites: true })
    return { access_token: await signIn(db, personId, request, { isGuarded: true }) }
  }),

  bindPerson(contract.logout, async ({ db, actor, request }) => {
    await endSession(db, actor)
    const cookie = endedFilesCookie()
    request.setCookie(cookie.name, cookie.value, cookie.options)
    return {}
  }),

  bindPerson(contract.getMe, async ({ db, actor, request }) => {
    // a browser that lost the cookie but kept the token shows no pictures until it has it again
    allowFiles(request, actor.sessionId)
    return { user: await describeMe(db, actor, request) }
  }),

  bindPerson(contract.enterWorkspace, async ({ db, actor, request }, { workspaceId }) => {
    const membership = found(await moveSession(db, actor, workspaceId))
    return { user: await describeMe(db, { ...actor, membership }, request) }
  }),

  bindPerson(contract.listSessions, async ({ db, actor }) => ({ sessions: await listOwnSessions(db, actor) })),

  bindPerson(contract.endOtherSessions, async ({ db, actor, request }) => {
    await endSessions(db, actor.personId, actor.sessionId)
    await forgetDevices(db, actor.personId)
    await rememberDevice(db, actor.personId, request)
    await audit(db, { personId: actor.personId, action: 'end other sessions', requestId: request.id })
    return withMessage('sessions ended', {})
  }),

  bindPerson(contract.endOneSession, async ({ db, actor, request }, { id }) => {
    if (!(await endSession(db, { sessionId: id, personId: actor.personId }))) throw new AppError('not found')
    await audit(db, { personId: actor.personId, action: 'end session', subjectId: id, requestId: request.id })
    return withMessage('session ended', {})
  }),
]
