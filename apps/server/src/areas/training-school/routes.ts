import * as contract from '@allenio/contract/training-school'
import { emailKey } from '@allenio/domain/account'
import { allowFiles, deviceWords, enterTry, failTry, passTry } from '#areas/auth'
import { createSession, endSession, findDeviceKey, isPassword, rememberDevice } from '#platform/auth'
import { AppError, found } from '#platform/errors'
import { endedFilesCookie, presentFile } from '#platform/files'
import { bindPublic, bindSchool } from '#platform/http'
import { findUser, findUserByAddress, listCourseFiles, listCourses } from './queries.ts'

const strategy = 'training_school' as const

export const trainingSchoolBindings = [
  bindPublic(contract.loginToSchool, async ({ db, request }, { email, password }) => {
    const key = emailKey(email)
    const user = await findUserByAddress(db, key)
    const deviceKey = user && (await findDeviceKey(db, user.id, request))
    const openTry = await enterTry(db, { door: 'school', account: key, from: { address: request.address }, deviceKey })
    if (!(await isPassword(password, user?.password_hash)) || !user) {
      await failTry(db, openTry)
      throw new AppError('wrong credentials', { keepsWrites: true })
    }
    await passTry(db, openTry)
    const device = deviceWords(request.device)
    const session = await createSession(db, { strategy, personId: user.id, workspaceId: null, device })
    allowFiles(request, session.id, strategy)
    await rememberDevice(db, user.id, request)
    return { access_token: session.token }
  }),

  bindSchool(contract.logoutOfSchool, async ({ db, actor, request }) => {
    await endSession(db, actor)
    const cookie = endedFilesCookie(strategy)
    request.setCookie(cookie.name, cookie.value, cookie.options)
    return {}
  }),

  bindSchool(contract.getSchoolMe, async ({ db, actor, request }) => {
    allowFiles(request, actor.sessionId, strategy)
    const { id, email, name, locale, school_id, school_name } = found(await findUser(db, actor.personId))
    return { user: { id, email, name, locale, roles: [strategy], school: { id: school_id, name: school_name } } }
  }),

  bindSchool(contract.getSchool, async ({ db, actor }) => {
    const { school_id, school_name, description } = found(await findUser(db, actor.personId))
    const files = Map.groupBy(await listCourseFiles(db, school_id), file => file.course_id)
    const courses = (await listCourses(db, school_id)).map(({ id, title, body }) => ({
      id,
      title,
      text: body,
      files: (files.get(id) ?? []).map(file => presentFile(file, actor.personId)),
    }))
    return { school: { id: school_id, name: school_name, description, courses } }
  }),
]
