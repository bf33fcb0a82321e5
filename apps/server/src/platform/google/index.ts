export {
  deleteEvent,
  getCalendarZone,
  getEvent,
  insertEvent,
  isMeetPending,
  listEvents,
  meetLinkOf,
  patchEvent,
  stopChannel,
  updateEvent,
  watchEvents,
  type GoogleConference,
  type GoogleEvent,
  type GoogleTime,
} from './calendar.ts'
export { GoogleError, hasFault, parseAnswer, type GoogleAnswer, type GoogleFault, type GoogleRequest, type SendToGoogle } from './client.ts'
export { useGoogle } from './installed.ts'
export {
  challengeOf,
  consentUrl,
  exchangeCode,
  getAccount,
  neededScopes,
  newVerifier,
  refreshTokens,
  revokeToken,
  type GoogleTokens,
} from './oauth.ts'
export { mountGoogle, pushPath, startGoogle } from './start.ts'
